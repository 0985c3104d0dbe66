import { LIMITS } from '@taskwell/contract/limits';
import { VALIDATION } from '@taskwell/contract/messages';
import type { z } from 'zod';
import { invalidFields } from './failure.ts';

/**
 * Parses what came.
 *
 * @throws 400 with the contract's sentence for each field that is wrong, the first few of them
 */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const faults = new Map<string, string>();
  for (const [field, fault] of faultsOf(result.error)) {
    if (!faults.has(field)) faults.set(field, fault);
    if (faults.size === LIMITS.faultsNamed) break;
  }
  throw invalidFields(Object.fromEntries(faults));
}

/** What is wrong, by field, in the order of the fields. */
function* faultsOf({ issues }: z.ZodError): Generator<[field: string, fault: string]> {
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        // A stranger's own words come back in the answer: no more of them than tells which field is meant.
        const name = key.slice(0, LIMITS.faultNameLength);
        yield [name, VALIDATION.fieldUnknown(name)];
      }
      continue;
    }
    const field = issue.path.join('.');
    yield field === '' ? ['body', VALIDATION.fieldInvalid('Body')] : [field, sentence(issue, field)];
  }
}

/** Our own sentences as they are; the schema library's, which speak of types, in ours. */
function sentence(issue: z.core.$ZodIssue, field: string): string {
  return /^(Invalid|Too|Unrecognized|Expected)/.test(issue.message) ? VALIDATION.fieldInvalid(field) : issue.message;
}
