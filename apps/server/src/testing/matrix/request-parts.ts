import { type OperationName, operation } from '@taskwell/contract/operations';
import { z } from 'zod';

export type Place = 'params' | 'query' | 'body';

/** The names of the fields that an operation takes in one place of a request. */
export function fieldsOf(name: OperationName, place: Place): string[] {
  const schema = operation(name)[place];
  if (!schema) return [];
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, unknown>;
  };
  return Object.keys(properties);
}

/** Every id that a request of the operation may carry. */
export function idFieldsOf(name: OperationName): { place: Place; field: string }[] {
  return (['params', 'query', 'body'] as const).flatMap((place) =>
    fieldsOf(name, place)
      .filter((field) => /^id$|Ids?$/.test(field))
      .map((field) => ({ place, field })),
  );
}
