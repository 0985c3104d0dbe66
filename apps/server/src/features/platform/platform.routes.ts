import { timingSafeEqual } from 'node:crypto';
import { LIMITS } from '@taskwell/contract/limits';
import { FAILURES, SUCCESSES } from '@taskwell/contract/messages';
import type { Answer } from '@taskwell/contract/operations';
import { Failure, unavailable } from '../../platform/http/failure.ts';
import type { Implement } from '../../platform/http/implement.ts';
import type { Input } from '../../platform/http/request.ts';
import type { Restarts } from '../../platform/process/restarts.ts';
import type { Services } from '../../platform/services.ts';
import { hasExtensionDownload, hasWindowsDownload } from '../downloads/downloads.service.ts';

export function platformRoutes(implement: Implement, services: Services, restarts: Restarts): void {
  const { config, database, logger } = services;

  implement.public('GET /health', async () => {
    await database.ping().catch((error: Error) => {
      logger.warn({ err: error }, 'database does not serve');
      throw unavailable();
    });
    return restarts.length === 0 ? {} : { restarts: [...restarts] };
  });

  implement.public(
    'GET /config',
    async (): Promise<Omit<Answer<'GET /config'>, 'success'>> => ({
      accessGate: config.accessCode !== '',
      passwordMinLength: config.passwordMinLength,
      purgeAfterDays: config.purgeAfterDays,
      supportEmail: config.supportEmail,
      windowsDownload: await hasWindowsDownload(config),
      extensionDownload: hasExtensionDownload(services),
    }),
  );

  implement.public('POST /access-code', (input) => checkAccessCode(services, input));
}

/** DECISIONS §2 'Access gate'. Four digits are few, so tries are counted before they are looked at. */
async function checkAccessCode(
  { config }: Services,
  { body }: Input<'POST /access-code'>,
): Promise<{ message: string }> {
  const isRight =
    config.accessCode.length === LIMITS.accessCodeLength &&
    timingSafeEqual(Buffer.from(body.code), Buffer.from(config.accessCode));
  if (config.accessCode !== '' && !isRight) throw new Failure('INVALID_ACCESS_CODE', FAILURES.accessCode);
  return { message: SUCCESSES.accessGranted };
}
