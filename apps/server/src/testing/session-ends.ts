import type { Person } from './factories.ts';
import type { TestApp } from './test-app.ts';

/**
 * What ends all that stands for a person but the session it is done with, by its name.
 *
 * @param owner of the person's company, asked for once the tests run
 */
export function sessionEnds(app: TestApp, owner: () => Person): [string, (person: Person) => Promise<unknown>][] {
  return [
    [
      'a new password',
      (person) => {
        const body = { currentPassword: person.password, newPassword: 'An0ther!pass-word' };
        return app.succeed('POST /auth/change-password', { as: person, body });
      },
    ],
    ['the end of all other sessions', (person) => app.succeed('DELETE /auth/sessions', { as: person })],
    [
      'the deletion of its owner',
      (person) => app.succeed('DELETE /users/{id}', { as: owner(), params: { id: person.id } }),
    ],
  ];
}
