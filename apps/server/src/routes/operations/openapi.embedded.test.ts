import { readFile } from 'node:fs/promises';
import type { Endpoint } from '@scholar/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { API_BASE, API_ENDPOINTS, API_PARTS } from '../api-endpoints';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('[O-06] the description of the API', () => {
  type Operation = {
    parameters: { name: string; in: string; required: boolean }[];
    security?: unknown[];
    requestBody?: { content: Record<string, unknown> };
    responses: Record<string, unknown>;
  };
  type Description = {
    openapi: string;
    servers: unknown;
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, unknown> };
  };
  const fetchDescription = async () =>
    (await app.app.inject('/api/docs/openapi.json')).json<Description>();

  it('is the checked-in file; `npm run openapi` writes it', async () => {
    const file = new URL('../../../../../docs/openapi.json', import.meta.url);

    const stored: unknown = JSON.parse(await readFile(file, 'utf8'));

    expect(stored).toEqual(await fetchDescription());
  });

  it('has what a line may be of an answer that comes in lines', async () => {
    const { paths } = await fetchDescription();

    const answer = paths['/flashcards']?.['post']?.responses['200'] as {
      content: Record<string, { schema: { anyOf: { properties: object }[] } }>;
    };
    const lines = answer.content['application/x-ndjson']?.schema.anyOf ?? [];
    expect(lines.map(({ properties }) => Object.keys(properties))).toEqual([
      ['cards'],
      expect.arrayContaining(['flashcards', 'coverage']),
      ['error'],
    ]);
    expect(Object.keys(answer.content)[0]).toBe('application/json');
  });

  it.each(API_ENDPOINTS.map((endpoint) => [endpoint.path, endpoint] as const))(
    'has %s with all it takes and answers',
    async (_, endpoint) => {
      const { paths } = await fetchDescription();

      const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      const operations = paths[endpoint.path.replaceAll(/:(\w+)/g, '{$1}')] ?? {};
      const bodies = {
        none: undefined,
        json: 'application/json',
        multipart: 'multipart/form-data',
      };
      const methodsOf = ({ method, alsoMethods = [] }: Endpoint) => [method, ...alsoMethods];
      expect(Object.keys(operations).map((method) => method.toUpperCase())).toEqual(
        API_ENDPOINTS.filter(({ path }) => path === endpoint.path).flatMap(methodsOf),
      );
      const own = methodsOf(endpoint).flatMap((method) => operations[method.toLowerCase()] ?? []);
      for (const operation of own) {
        const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
        expect(inPath.map(({ name }) => name)).toEqual(names);
        expect(inPath.every(({ required }) => required)).toBe(true);
        expect(operation.security !== undefined).toBe(endpoint.auth === 'required');
        expect(Object.keys(operation.requestBody?.content ?? {})[0]).toBe(
          bodies[endpoint.bodyKind],
        );
        expect(Object.keys(operation.responses)).toEqual([
          String(endpoint.success.status),
          'default',
        ]);
      }
    },
  );

  it('describes nothing else, and every reference leads somewhere', async () => {
    const description = await fetchDescription();

    const references = JSON.stringify(description).match(/"\$ref":"[^"]*"/g) ?? [];
    expect(description.openapi).toMatch(/^3\.1\.\d$/);
    expect(description.servers).toEqual([{ url: API_BASE }]);
    expect(Object.keys(description.paths)).toHaveLength(
      new Set(API_PARTS.flatMap(({ endpoints }) => endpoints.map(({ path }) => path))).size,
    );
    expect(new Set(references)).toEqual(new Set(['"$ref":"#/components/schemas/Error"']));
    expect(description.components.schemas).toHaveProperty('Error');
  });

  it('tells that the AI calls lie elsewhere and answer without the envelope', async () => {
    const { paths } = await fetchDescription();

    const operation = paths['/summarize']?.['post'];
    expect(operation).toMatchObject({ servers: [{ url: '/ai' }] });
    expect(JSON.stringify(operation)).not.toContain('responseCode');
  });

  it('is also a page without scripts or styles of its own', async () => {
    const page = await app.app.inject('/api/docs');
    const style = await app.app.inject('/api/docs/style.css');

    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(page.body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
    for (const { base, endpoints } of API_PARTS) {
      for (const { path, summary } of endpoints) {
        expect(page.body).toContain(base + path);
        expect(page.body).toContain(summary);
      }
    }
  });
});
