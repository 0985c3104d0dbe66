import type { Colleague, User } from '@taskwell/contract/schemas/people';
import { canInCompany } from '@taskwell/policy/policy';
import { forbidden } from '../../platform/http/failure.ts';
import type { Implement } from '../../platform/http/implement.ts';
import { companyOf } from '../../platform/http/request.ts';
import type { Services } from '../../platform/services.ts';
import { userJson } from '../accounts/accounts.service.ts';
import { createAddingPeople } from './people.adding.ts';
import { colleagueJson, listPeople } from './people.queries.ts';
import { createPeopleService } from './people.service.ts';

/** SPEC §7 'Users'; who may do what to whom is DECISIONS §3 'People'. */
export function peopleRoutes(implement: Implement, services: Services): void {
  const people = createPeopleService(services);
  const adding = createAddingPeople(services);

  implement.session('GET /users', async ({ tx, actor, query }) => {
    if (!canInCompany(actor, 'listUsers')) throw forbidden();
    return listPeople<User>(tx, companyOf(actor), query, { json: userJson, isFoundByRole: true });
  });
  implement.session('GET /users/employees', async ({ tx, actor, query }) => {
    if (!canInCompany(actor, 'listColleagues')) throw forbidden();
    return listPeople<Colleague>(tx, companyOf(actor), query, { json: colleagueJson, isFoundByRole: false });
  });
  implement.session('GET /users/{id}', async ({ tx, actor, params }) => ({
    data: await people.read(tx, actor, params.id),
  }));

  implement.session('POST /users', async ({ tx, actor, body }) => ({ data: await adding.addOne(tx, actor, body) }));
  implement.session('POST /users/import', async ({ tx, actor, body }) => ({
    data: await adding.addMany(tx, actor, body.people),
  }));
  implement.session('PUT /users/{id}', async ({ tx, actor, params, body }) => ({
    data: await people.edit(tx, actor, params.id, body),
  }));
  implement.session('PUT /users/{id}/reset-password', async ({ tx, actor, params, body }) => ({
    message: await people.resetPassword(tx, actor, params.id, body.newPassword),
  }));
  implement.session('POST /users/{id}/resend-invitation', async ({ tx, actor, params }) => ({
    message: await people.inviteAgain(tx, actor, params.id),
  }));
  implement.session('DELETE /users/{id}', async ({ tx, actor, params }) => ({
    message: await people.remove(tx, actor, params.id),
  }));
}
