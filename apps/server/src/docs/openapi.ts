import { type Endpoint, ERROR_STATUS } from '@scholar/contract';
import * as z from 'zod/mini';

type JsonSchema = Record<string, unknown>;

/** The OpenAPI description of the API, made from the very schemas that validate it. */
export function toOpenApi(endpoints: Endpoint[], serverUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    for (const method of [endpoint.method, ...(endpoint.alsoMethods ?? [])]) {
      paths[path] = { ...paths[path], [method.toLowerCase()]: toOperation(endpoint) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Scholar API', version: '1' },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: errorSchema() },
    },
  };
}

function toOperation(endpoint: Endpoint) {
  const { status, message } = endpoint.success;
  return {
    summary: endpoint.summary,
    ...(endpoint.auth === 'required' && { security: [{ bearer: [] }] }),
    parameters: [
      ...toParameters(endpoint.params, 'path'),
      ...toParameters(endpoint.query, 'query'),
    ],
    ...(endpoint.bodyKind !== 'none' && { requestBody: toRequestBody(endpoint) }),
    responses: {
      [status]: answer(message, {
        type: 'object',
        required: ['responseCode', 'message', 'data'],
        properties: {
          responseCode: { const: status },
          message: { type: 'string' },
          data: toJsonSchema(endpoint.data),
        },
      }),
      default: answer('Something is wrong', { $ref: '#/components/schemas/Error' }),
    },
  };
}

function toRequestBody(endpoint: Endpoint) {
  if (endpoint.bodyKind === 'multipart') {
    const file = { type: 'string', format: 'binary' };
    const schema = {
      type: 'object',
      required: ['profilePicture'],
      properties: { profilePicture: file },
    };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  const schema = endpoint.body ? toJsonSchema(endpoint.body) : {};
  return { required: true, content: { 'application/json': { schema } } };
}

function toParameters(schema: Endpoint['params'], place: 'path' | 'query') {
  const { properties = {}, required = [] } = schema ? toJsonSchema(schema) : {};
  return Object.entries(properties as Record<string, JsonSchema>).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || (required as string[]).includes(name),
    schema: part,
  }));
}

function toJsonSchema(schema: NonNullable<Endpoint['body']>): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest;
}

function answer(description: string, schema: JsonSchema) {
  return { description, content: { 'application/json': { schema } } };
}

function errorSchema(): JsonSchema {
  return {
    type: 'object',
    required: ['responseCode', 'message', 'data'],
    properties: {
      responseCode: { enum: [...new Set(Object.values(ERROR_STATUS))] },
      message: { type: 'string' },
      data: { type: 'null' },
      errorCode: { enum: Object.keys(ERROR_STATUS) },
    },
  };
}
