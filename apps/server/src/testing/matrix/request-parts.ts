import { type OperationName, operation } from '@taskwell/contract/operations';
import { z } from 'zod';

export type Place = 'params' | 'query' | 'body';

interface ObjectSchema {
  properties?: Record<string, { items?: ObjectSchema }>;
}

/** The names of the fields that an operation takes in one place of a request. */
export function fieldsOf(name: OperationName, place: Place): string[] {
  return Object.keys(propertiesOf(name, place));
}

function propertiesOf(name: OperationName, place: Place): NonNullable<ObjectSchema['properties']> {
  const schema = operation(name)[place];
  if (!schema) return {};
  return (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as ObjectSchema).properties ?? {};
}

/** Every id that a request of the operation may carry; 'changes.id' is one of the objects in the list `changes`. */
export function idFieldsOf(name: OperationName): { place: Place; field: string }[] {
  return (['params', 'query', 'body'] as const).flatMap((place) =>
    Object.entries(propertiesOf(name, place))
      .flatMap(([field, { items }]) => [
        field,
        ...Object.keys(items?.properties ?? {}).map((inner) => `${field}.${inner}`),
      ])
      .filter((field) => /(^|\.)id$|Ids?$/.test(field))
      .map((field) => ({ place, field })),
  );
}
