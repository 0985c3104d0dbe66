import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ERROR_STATUS } from './errors.ts';
import { methodAndPath, type OperationName, operation, operations } from './operations.ts';
import { dueDate, email, pathId, taskListQuery, title } from './schemas.ts';

// The same values in every run.
fc.configureGlobal({ seed: 20_260_101 });

const names = Object.keys(operations) as OperationName[];

/** The objects of a JSON Schema that may hold fields they do not name. */
function openObjects(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, additionalProperties, properties } = schema as Record<string, unknown>;
  const own = type === 'object' && properties !== undefined && additionalProperties !== false ? [path] : [];
  return [...own, ...Object.entries(schema).flatMap(([key, value]) => openObjects(value, `${path}/${key}`))];
}

describe.each(names)('%s', (name) => {
  const declared = operation(name);
  const { method, path } = methodAndPath(name);

  it('has a body where its method has one, closed to fields it does not name', () => {
    if (method === 'GET') expect(declared.body).toBeUndefined();
    if (declared.body)
      expect(openObjects(z.toJSONSchema(declared.body, { io: 'input', unrepresentable: 'any' }))).toEqual([]);
  });

  it('answers in a closed form', () => {
    const schema = z.toJSONSchema(declared.response, { io: 'output' });
    expect(openObjects(schema)).toEqual([]);
    if (declared.file) expect(schema).toMatchObject({ type: 'string' });
    else if (!declared.stream) expect(schema.required).toContain('success');
  });

  it('takes exactly the parameters that stand in its path', () => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const { properties = {} } = z.toJSONSchema(declared.params ?? z.object({}), {
      io: 'input',
      unrepresentable: 'any',
    });
    expect(Object.keys(properties)).toEqual(inPath);
  });

  it('names failures that exist, and a version only where something is changed', () => {
    for (const code of declared.errors ?? []) expect(ERROR_STATUS).toHaveProperty(code);
    // A bulk change names the version of each task in its body.
    const isVersioned = declared.versioned ?? name === 'POST /tasks/bulk';
    expect(declared.errors?.includes('STALE_VERSION') ?? false).toBe(isVersioned);
    if (declared.versioned) expect(method).not.toBe('GET');
    if (method !== 'POST') expect(declared.status).toBe(200);
  });

  it('has a rate limit where it takes a secret or sends mail', () => {
    if (declared.handles) expect(declared.rateLimits).not.toEqual([]);
    if (declared.handles) expect(declared.rateLimits).toBeDefined();
  });

  it('says what it does in one line', () => {
    expect(declared.summary).toMatch(/^[A-Z][^\n.]+$/);
    expect(declared.tag).toMatch(/^[A-Z]/);
  });
});

describe('the building blocks', () => {
  it('an id in a path is a positive number, or 0 for whatever else stands there', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String), fc.bigInt().map(String)), (text) => {
        const id = pathId.parse(text);
        expect(Number.isSafeInteger(id) && id >= 0).toBe(true);
        if (id > 0) expect(String(id)).toBe(text);
      }),
    );
    expect(pathId.parse('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
    expect(pathId.parse('9007199254740992')).toBe(0);
  });

  it('a due date is carried as an instant in UTC', () => {
    expect(dueDate.parse('2026-01-01T00:00:00+02:00')).toBe('2025-12-31T22:00:00.000Z');
    expect(dueDate.parse(null)).toBeNull();
  });

  it('a title is trimmed before it is measured', () => {
    expect(title.parse(` ${'x'.repeat(50)} `)).toBe('x'.repeat(50));
    expect(title.safeParse('x'.repeat(51)).error?.issues[0]?.message).toBe('Title must be 50 characters or less');
  });

  it('an address has one sentence per fault', () => {
    const sentences = (value: unknown) =>
      email()
        .safeParse(value)
        .error?.issues.map((issue) => issue.message);
    expect(sentences('')).toEqual(['Email is required']);
    expect(sentences(undefined)).toEqual(['Email is required']);
    expect(sentences('x')).toEqual(['Email is invalid']);
  });

  it('a list is by urgency, 50 at a time, unless asked otherwise; statuses count once', () => {
    expect(taskListQuery.parse({})).toMatchObject({ sortBy: 'urgency', limit: 50 });
    expect(taskListQuery.parse({ status: 'TODO,,TODO,COMPLETED,' }).status).toEqual(['TODO', 'COMPLETED']);
  });
});
