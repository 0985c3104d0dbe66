import { Validator } from '@seriousme/openapi-schema-validator';
import { API_BASE_PATH, methodAndPath, type OperationName, operation, operations } from '@taskwell/contract/operations';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { openApiDocument } from './openapi.ts';

const app = await startTestApp();
const names = Object.keys(operations) as OperationName[];

interface Described {
  parameters?: { name: string; in: string; required: boolean }[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
  security?: unknown;
}
const document = JSON.parse(JSON.stringify(openApiDocument())) as {
  openapi: string;
  paths: Record<string, Record<string, Described>>;
};

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  it('lists every operation, and nothing else', () => {
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(listed.sort()).toEqual([...names].sort());
  });

  it.each(names)('describes %s: its parameters, body, success, failures and who may call it', (name) => {
    const { method, path } = methodAndPath(name);
    const described = document.paths[path]?.[method.toLowerCase()] as Described;
    const declared = operation(name);
    const inPath = (described.parameters ?? []).filter((parameter) => parameter.in === 'path');
    expect(inPath.map((parameter) => parameter.name)).toEqual(
      [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]),
    );
    expect(described.requestBody !== undefined).toBe(declared.body !== undefined);
    expect(described.responses).toHaveProperty(String(declared.status));
    expect(described.responses).toHaveProperty('400');
    expect(described.security !== undefined).toBe(declared.access !== 'public');
    expect('401' in described.responses).toBe(declared.access !== 'public' || name === 'POST /auth/login');
    expect('413' in described.responses).toBe(declared.body !== undefined);
    expect(described.responses).toHaveProperty('429');
  });

  it('is served beside its reference page', async () => {
    const json = await app.http.inject({ url: `${API_BASE_PATH}/docs/json` });
    expect(JSON.parse(json.body)).toEqual(document);
    const page = await app.http.inject({ url: `${API_BASE_PATH}/docs/` });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toMatch(/^text\/html/);
  });
});
