import { SUCCESSES } from '@taskwell/contract/messages';
import { PUSH_WORDS } from '@taskwell/contract/push';
import type { FastifyInstance } from 'fastify';
import type { Implement } from '../../platform/http/implement.ts';
import { companyOf } from '../../platform/http/request.ts';
import type { Services } from '../../platform/services.ts';
import { createMailPreferences } from './mail-preferences.service.ts';
import { countUnread, pageOfNotifications } from './notifications.queries.ts';
import { markAllRead, markRead } from './notifications.service.ts';
import { hasSubscription, subscribe, unsubscribe } from './push-subscriptions.service.ts';

/** SPEC §7 'notifications': each person's own, and nobody else's. */
export function notificationRoutes(http: FastifyInstance, implement: Implement, services: Services): void {
  const preferences = createMailPreferences(services);

  implement.session('GET /notifications', async ({ tx, actor, query }) => {
    const { data, pagination } = await pageOfNotifications(tx, actor, query);
    return { notifications: data, pagination };
  });
  implement.session('GET /notifications/unread-count', async ({ tx, actor }) => ({
    count: await countUnread(tx, actor),
  }));
  implement.session('PATCH /notifications/{id}/read', async ({ tx, actor, params }) => {
    await markRead(tx, actor, params.id);
    return { message: SUCCESSES.notificationRead };
  });
  implement.session('PATCH /notifications/mark-all-read', async ({ tx, actor }) => {
    await markAllRead(tx, actor);
    return { message: SUCCESSES.notificationsRead };
  });

  implement.session('GET /notifications/mail-preferences', async ({ tx, actor }) => ({
    data: await preferences.read(tx, companyOf(actor), actor.userId),
  }));
  implement.session('PUT /notifications/mail-preferences', async ({ tx, actor, body }) => ({
    data: await preferences.write(tx, companyOf(actor), actor.userId, body),
  }));

  implement.session('GET /notifications/push', async ({ tx, actor, tokenHash }) => ({
    data: { publicKey: services.push.publicKey, isSubscribed: await hasSubscription(tx, actor, tokenHash) },
  }));
  implement.session('PUT /notifications/push', async ({ tx, actor, tokenHash, body }) => {
    await subscribe(tx, actor, tokenHash, body);
    return { message: PUSH_WORDS.on };
  });
  implement.session('DELETE /notifications/push', async ({ tx, actor, tokenHash }) => {
    await unsubscribe(tx, actor, tokenHash);
    return { message: PUSH_WORDS.off };
  });

  implement.public('GET /unsubscribe/{token}', async ({ params }) => ({
    data: await preferences.describe(params.token),
  }));
  implement.public('POST /unsubscribe/{token}', async ({ params }) => {
    await preferences.unsubscribe(params.token);
    return { message: SUCCESSES.unsubscribed };
  });
  oneClickUnsubscribe(http, preferences);
}

/**
 * What a mail program posts to, without a person or a session (RFC 8058): the address in the List-Unsubscribe header,
 * which a browser opens as a page of the web app.
 */
function oneClickUnsubscribe(http: FastifyInstance, preferences: ReturnType<typeof createMailPreferences>): void {
  http.register(async (scope) => {
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1_000 }, (_request, _body, done) => done(null));
    scope.post<{ Params: { token: string } }>('/unsubscribe/:token', async (request, reply) => {
      await preferences.unsubscribe(request.params.token);
      return reply.type('text/plain; charset=utf-8').send(SUCCESSES.unsubscribed);
    });
  });
}
