/** What of the Prompt API is used here; TypeScript does not know it yet. Only windows have it, no workers. */
export type PromptApi = {
  availability(options: LanguageOptions): Promise<Availability>;
  /** Fetches the model where it is not there yet, for which somebody has to have pressed something. */
  create(options: SessionOptions): Promise<PromptSession>;
};

export type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

type Content = { type: 'text'; languages: readonly string[] };
type LanguageOptions = { expectedInputs: Content[]; expectedOutputs: Content[] };
type SessionOptions = LanguageOptions & {
  initialPrompts?: { role: 'system'; content: string }[];
  monitor?: (monitor: EventTarget) => void;
  signal?: AbortSignal;
};

export type PromptSession = {
  prompt(
    text: string,
    options: {
      signal: AbortSignal;
      responseConstraint?: object;
      omitResponseConstraintInput?: boolean;
    },
  ): Promise<string>;
  destroy(): void;
  /** In tokens; the older name is the second. */
  contextWindow?: number;
  inputQuota?: number;
};

/** The browser's own model, where it has one. */
export function findPromptApi(): PromptApi | undefined {
  return (globalThis as { LanguageModel?: PromptApi }).LanguageModel;
}

/** Our questions are English, whatever the text is. */
export function inLanguages(...languages: (string | undefined)[]): LanguageOptions {
  const known = languages.filter((language) => language !== undefined);
  const content: Content = { type: 'text', languages: [...new Set(['en', ...known])] };
  return { expectedInputs: [content], expectedOutputs: [content] };
}

/** A monitor that tells how much of the model has arrived, from 0 to 1. */
export function followFetch(onShare: (share: number) => void): (monitor: EventTarget) => void {
  return (monitor) => {
    monitor.addEventListener('downloadprogress', (event) => {
      // An event of this name has it, by the specification.
      const { loaded } = event as ProgressEvent;
      onShare(Math.min(1, loaded));
    });
  };
}
