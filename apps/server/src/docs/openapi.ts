import { type Endpoint, ERROR_STATUS, IDEMPOTENCY_KEY_MAX, LINES_TYPE } from '@scholar/contract';
import * as z from 'zod/mini';
import { fileTypeOf } from '../http/file-types';

type JsonSchema = Record<string, unknown>;

const REQUEST_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same call sent again under the same key gets the first answer again.',
  schema: { type: 'string', minLength: 1, maxLength: IDEMPOTENCY_KEY_MAX, pattern: '^[!-~]+$' },
};

/** Calls that lie under one address. */
export type ApiPart = { base: string; endpoints: Endpoint[] };

/** The OpenAPI description of the API, made from the very schemas that validate it. */
export function toOpenApi([main, ...others]: readonly [ApiPart, ...ApiPart[]]) {
  const paths: Record<string, Record<string, unknown>> = {};
  function add(endpoint: Endpoint, elsewhere: object) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    for (const method of [endpoint.method, ...(endpoint.alsoMethods ?? [])]) {
      const operation = { ...toOperation(endpoint), ...elsewhere };
      paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
    }
  }
  for (const endpoint of main.endpoints) {
    add(endpoint, {});
  }
  for (const { base, endpoints } of others) {
    for (const endpoint of endpoints) {
      add(endpoint, { servers: [{ url: base }] });
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Scholar API', version: '1' },
    servers: [{ url: main.base }],
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
      ...(endpoint.isIdempotent ? [REQUEST_KEY] : []),
    ],
    ...(endpoint.bodyKind !== 'none' && { requestBody: toRequestBody(endpoint) }),
    responses: {
      [status]: toAnswer(endpoint, message),
      default: answer('Something is wrong', { $ref: '#/components/schemas/Error' }),
    },
  };
}

function toAnswer(endpoint: Endpoint, message: string) {
  const type = fileTypeOf(endpoint);
  if (type) {
    const schema = { type: 'string', format: 'binary' };
    return { description: message, content: { [type]: { schema } } };
  }
  const whole = endpoint.answer === 'bare' ? toJsonSchema(endpoint.data) : toEnvelope(endpoint);
  const { description, content } = answer(message, whole);
  return { description, content: { ...content, ...toLines(endpoint, whole) } };
}

/** What each line is: OpenAPI has no word for the row of them. */
function toLines({ news }: Endpoint, whole: JsonSchema) {
  if (!news) {
    return {};
  }
  const failed = {
    type: 'object',
    required: ['error'],
    properties: { error: { $ref: '#/components/schemas/Error' } },
  };
  const schema = {
    description:
      'Sent to whoever accepts this type. Each line is one JSON object: news while the answer is being made, and last the whole answer, or the error that ended it. Errors before the first line have their own status.',
    anyOf: [toJsonSchema(news), whole, failed],
  };
  return { [LINES_TYPE]: { schema } };
}

function toEnvelope({ success, data }: Endpoint): JsonSchema {
  return {
    type: 'object',
    required: ['responseCode', 'message', 'data'],
    properties: {
      responseCode: { const: success.status },
      message: { type: 'string' },
      data: toJsonSchema(data),
    },
  };
}

function toRequestBody(endpoint: Endpoint) {
  if (endpoint.file) {
    const { field } = endpoint.file;
    const schema = {
      type: 'object',
      required: [field],
      properties: { [field]: { type: 'string', format: 'binary' } },
    };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  const schema = endpoint.body ? toJsonSchema(endpoint.body) : {};
  const required = !endpoint.body?.safeParse(undefined).success;
  return { required, content: { 'application/json': { schema } } };
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
