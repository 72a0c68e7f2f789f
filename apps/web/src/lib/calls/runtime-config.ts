import { BLOCKLIST_MODES, type BlocklistMode } from '@scholar/contract';

/** The server writes its settings into the page, so that one build serves every deployment. */
export function apiBase(): string {
  return readMeta('scholar-api-base', '/api');
}

/** Where the AI calls go; it may be a process of its own. */
export function aiBase(): string {
  return readMeta('scholar-ai-base', '/ai');
}

export function passwordBlocklist(): BlocklistMode {
  const mode = readMeta('scholar-password-blocklist', 'warn');
  return BLOCKLIST_MODES.find((known) => known === mode) ?? 'warn';
}

function readMeta(name: string, fallback: string): string {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  return (content || fallback).replace(/\/+$/, '');
}
