/** Where Ollama listens unless it is told otherwise. */
const OLLAMA_ADDRESS = 'http://127.0.0.1:11434';

/** The address of the server itself; many know it with the path of one of its two languages. */
export function ollamaAddress(given: string | undefined): string {
  return (given ?? OLLAMA_ADDRESS).replace(/\/+$/, '').replace(/\/(?:v1|api)$/, '');
}

/** A server at home asks for no key; one behind a proxy may. */
export function ollamaHeaders(apiKey: string | undefined): Record<string, string> {
  return apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };
}
