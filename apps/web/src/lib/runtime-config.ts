/** The server writes the two bases into index.html, so that one build serves every deployment. */
export function apiBase(): string {
  return readMeta('scholar-api-base', '/api');
}

export function aiBase(): string {
  return readMeta('scholar-ai-base', '/ai');
}

function readMeta(name: string, fallback: string): string {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  return (content || fallback).replace(/\/+$/, '');
}
