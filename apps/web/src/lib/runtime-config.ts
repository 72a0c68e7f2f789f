/** The server writes its addresses into index.html, so that one build serves every deployment. */
export function apiBase(): string {
  return readMeta('scholar-api-base', '/api');
}

function readMeta(name: string, fallback: string): string {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  return (content || fallback).replace(/\/+$/, '');
}
