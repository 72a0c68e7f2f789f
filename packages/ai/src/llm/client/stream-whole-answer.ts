import * as z from 'zod/mini';

const CompletionSchema = z.object({
  choices: z.array(
    z.object({
      message: z.object({ content: z.nullish(z.string()) }),
      finish_reason: z.nullish(z.string()),
    }),
  ),
});

/** Some servers answer in one piece although a stream was asked for; the SDK would read nothing in it. */
export async function streamWholeAnswer(response: Response): Promise<Response> {
  const isWhole = response.headers.get('content-type')?.includes('application/json') ?? false;
  if (!response.ok || !isWhole) {
    return response;
  }
  const body = await response.text();
  const { data } = CompletionSchema.safeParse(parseOrNothing(body));
  const choices = data?.choices.map(({ message, finish_reason }, index) => ({
    index,
    delta: { role: 'assistant', content: message.content ?? '' },
    finish_reason: finish_reason ?? 'stop',
  }));
  const events = choices
    ? `data: ${JSON.stringify({ choices })}\n\ndata: [DONE]\n\n`
    : `data: ${JSON.stringify(body)}\n\n`;
  return new Response(events, { headers: { 'content-type': 'text/event-stream' } });
}

function parseOrNothing(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
