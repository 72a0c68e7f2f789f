import type { Endpoint } from '@scholar/contract';
import * as z from 'zod/mini';
import { html, type Html } from '../html';
import { fileTypeOf } from '../http/file-types';
import type { ApiPart } from './openapi';

/** A page without scripts: every call with what it takes and what it answers. */
export function toDocsPage(parts: readonly [ApiPart, ...ApiPart[]]): string {
  const [{ base }] = parts;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Scholar API</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="${base}/docs/style.css" />
      </head>
      <body>
        <main>
          <h1>Scholar API</h1>
          <p>
            Answers are <code>{ responseCode, message, data }</code> with the HTTP status equal to
            <code>responseCode</code>; those under <code>/ai</code> are bare unless something is
            wrong. Calls marked with a key need the header <code>Authorization: Bearer …</code>. The
            same description for machines: <a href="${base}/docs/openapi.json">openapi.json</a>.
          </p>
          ${parts.flatMap((part) =>
            part.endpoints.map((endpoint) => toSection(endpoint, part.base)),
          )}
        </main>
      </body>
    </html> `.markup;
}

function toSection(endpoint: Endpoint, base: string): Html {
  const fileType = fileTypeOf(endpoint);
  const parts = [
    ['Address', endpoint.params],
    ['Query', endpoint.query],
    ['Body', endpoint.body],
    [`Answer ${endpoint.success.status}`, fileType ? undefined : endpoint.data],
  ] as const;
  const schemas = parts.flatMap(([title, schema]) =>
    schema
      ? [
          html`<h3>${title}</h3>
            <pre tabindex="0">${print(schema)}</pre>`,
        ]
      : [],
  );
  const key = endpoint.auth === 'required' ? html` <span class="key">key</span>` : '';
  const methods = [endpoint.method, ...(endpoint.alsoMethods ?? [])].join(', ');
  return html`<details>
    <summary>
      <b>${methods}</b> <code>${base + endpoint.path}</code>${key} <span>${endpoint.summary}</span>
    </summary>
    ${endpoint.file ? html`<p>Body: multipart/form-data with one file, ${endpoint.file.field}.</p>` : ''}
    ${fileType ? html`<p>Answer: ${fileType}, to be saved as a file.</p>` : ''}
    <p>At most ${endpoint.bodyLimit.toLocaleString('en-US')} bytes.</p>
    ${schemas}
  </details>`;
}

function print(schema: NonNullable<Endpoint['body']>): string {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return JSON.stringify(rest, null, 2);
}

export const DOCS_STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#f4f5f9, #10121e); color: light-dark(#181b34, #eceef8); }
main { max-width: 880px; margin: 0 auto; padding: 32px 16px 64px; }
a { color: light-dark(#2d318f, #b0b6ff); }
details { margin: 8px 0; padding: 12px 16px; border: 1px solid light-dark(#e1e3ec, #2b2f47); border-radius: 12px; background: light-dark(#fff, #181b2b); }
summary { cursor: pointer; overflow-wrap: anywhere; }
summary span { display: block; color: light-dark(#555974, #a9aec9); }
summary .key { display: inline; padding: 0 6px; border: 1px solid; border-radius: 6px; font-size: 12px; }
h3 { margin: 16px 0 4px; font-size: 14px; }
pre { margin: 0; padding: 12px; overflow: auto; border-radius: 8px; background: light-dark(#eceef4, #232740); font-size: 13px; }
`;
