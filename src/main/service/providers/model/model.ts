/**
 * A language model behind an OpenAI-compatible address (OpenAI, Ollama, LM Studio, llama.cpp, OpenRouter, …), by the AI SDK.
 *
 * Structured answers are asked for by schema, else as any JSON; a server that refuses that is asked in words alone.
 * What a server refused once (schemas, a temperature) it is not sent again.
 * An answer that does not fit is asked for again with what was wrong, three times in all. Long pages are asked about in
 * parts whose answers are merged.
 */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, NoObjectGeneratedError } from 'ai';
import { randomUUID } from 'node:crypto';
import { HearthError } from '../../domain/errors.ts';
import type { Json, JsonSchema } from '../../domain/json.ts';
import type { Net } from '../../net/net.ts';
import type { LanguageModel, ModelContext, ModelUsage } from '../../ports/language-model.ts';
import type { Clock } from '../../ports/system.ts';
import {
  CHUNK_LENGTH,
  completionRules,
  extractionRules,
  type PagePart,
  pageMessage,
  partsOf,
  readAnswer,
} from './prompt.ts';
import { enforced, withoutRequired, type Form } from './schema.ts';
import { fetchOverNet, mayPass, namedFailure, refuses } from './transport.ts';

export interface ModelSettings {
  /** Base address, `/v1` included where the server has it. */
  readonly url: string;
  readonly model: string;
  readonly key?: string;
  /** Most time for one request, ms. */
  readonly timeoutMs: number;
  /** US cents for a million tokens, where the server does not say what a request cost. */
  readonly inputCents?: number;
  readonly outputCents?: number;
}

export interface ModelParts {
  readonly net: Net;
  readonly clock: Clock;
  /** The value typed by the schema, what still does not fit, and what had to be left out; a sentence each. */
  readonly fit: (
    value: Json,
    schema: JsonSchema,
  ) => {
    readonly value: Json;
    readonly problems: readonly string[];
    readonly lost: readonly string[];
  };
  /** Answers about several parts as one. */
  readonly merge: (answers: readonly Json[], schema: JsonSchema | undefined) => Json;
}

const TRIES = 3;
const AT_ONCE = 2;
const MOST_REFUSALS = 3;
const ANYTHING: JsonSchema = {};

/** Nothing is asked until the first call. */
export function createLanguageModel(settings: ModelSettings, parts: ModelParts): LanguageModel {
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: settings.url.replace(/\/$/, ''),
    ...(settings.key === undefined ? {} : { apiKey: settings.key }),
    supportsStructuredOutputs: true,
    fetch: fetchOverNet(parts.net, parts.clock, settings.timeoutMs),
  });
  const caller = new Caller(settings, parts, provider.chatModel(settings.model));
  return {
    name: settings.model,
    async extract(request, context) {
      const { schema, prompt, systemPrompt } = request;
      const wish = prompt ?? 'Take out of this page what the schema asks for.';
      const answers = await inTurns(partsOf(request.pages), (page) =>
        caller.structured(
          {
            system: extractionRules(schema, systemPrompt),
            user: pageMessage(wish, page, randomUUID()),
            schema,
          },
          context,
        ),
      );
      const [first] = answers;
      const data =
        answers.length === 1 && first !== undefined
          ? first.data
          : parts.merge(
              answers.map((answer) => answer.data),
              schema,
            );
      return { data, usage: totalOf(answers.map((answer) => answer.usage)) };
    },
    async complete(request, context) {
      const page: PagePart = {
        url: request.url,
        text: request.text.slice(0, CHUNK_LENGTH),
        part: 1,
        parts: 1,
      };
      const { text, usage } = await caller.ask(
        { system: completionRules(), user: pageMessage(request.instruction, page, randomUUID()) },
        context,
      );
      const answer = text.replace(/<think>[\s\S]*?<\/think>/g, '').trim();
      if (answer === '')
        throw new HearthError('LLM_FAILED', `The model "${settings.model}" answered nothing.`);
      return { text: answer, usage };
    },
  };
}

interface Question {
  readonly system: string;
  readonly user: string;
  readonly schema?: JsonSchema | undefined;
  /** The form the server is asked to enforce; absent for free text. */
  readonly form?: Form | undefined;
}

interface Structured {
  readonly data: Json;
  readonly usage: ModelUsage;
}

type ChatModel = ReturnType<ReturnType<typeof createOpenAICompatible>['chatModel']>;

class Caller {
  readonly #settings: ModelSettings;
  readonly #parts: ModelParts;
  readonly #model: ChatModel;
  /** Schemas the server refused though it answered without; after a few it is asked for plain JSON always. */
  readonly #refused = new Set<string>();
  #takesTemperature = true;

  constructor(settings: ModelSettings, parts: ModelParts, model: ChatModel) {
    this.#settings = settings;
    this.#parts = parts;
    this.#model = model;
  }

  /** Asks until the answer fits, `TRIES` times at most. */
  async structured(question: Question, context: ModelContext): Promise<Structured> {
    const relaxed = withoutRequired(question.schema ?? ANYTHING);
    const usages: ModelUsage[] = [];
    let wrong = '';
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const user =
        wrong === ''
          ? question.user
          : `${question.user}\n\nYour last answer did not fit: ${wrong} Answer again with JSON that fits.`;
      const form = question.schema ?? 'json';
      const { text, usage } = await this.ask({ ...question, user, form }, context);
      usages.push(usage);
      const read = readAnswer(text);
      if (!isJson(read)) {
        wrong = 'it was not JSON.';
        continue;
      }
      const fitted =
        question.schema === undefined
          ? { value: read, problems: [], lost: [] }
          : this.#parts.fit(read, relaxed);
      const wrongs = [...fitted.problems, ...fitted.lost];
      // what is left of the last answer is better than nothing, if something is left
      const isLast = attempt === TRIES - 1;
      const isEnough = wrongs.length === 0 || (isLast && hasSome(fitted.value));
      if (isEnough && fitted.problems.length === 0)
        return { data: fitted.value, usage: totalOf(usages) };
      wrong = wrongs.slice(0, 5).join('; ');
    }
    const [what, remedy] =
      question.schema === undefined
        ? ['without JSON', 'use a larger model or give a schema']
        : ['without fitting the schema', 'use a larger model or a simpler schema'];
    throw new HearthError(
      'LLM_FAILED',
      `The model "${this.#settings.model}" answered ${TRIES} times ${what} (${wrong.slice(0, 200)}); ${remedy}.`,
    );
  }

  /** One question; a server's own failure is tried once more. Throws `EXTRACT_TIMEOUT`, `LLM_FAILED` or the signal's reason. */
  async ask(
    question: Question,
    context: ModelContext,
  ): Promise<{ readonly text: string; readonly usage: ModelUsage }> {
    let repeats = 0;
    let isPlain = false;
    for (;;) {
      const shown = isPlain ? { ...question, form: undefined } : question;
      const hadTemperature = this.#takesTemperature;
      try {
        const answer = await this.#once(shown, context);
        if (isPlain) this.#refused.add(JSON.stringify(question.form));
        context.spent?.(answer.usage);
        return answer;
      } catch (error) {
        context.signal.throwIfAborted();
        if (hadTemperature && refuses(error, /temperature/i)) this.#takesTemperature = false;
        else if (!isPlain && this.#mayShow(question.form) && refuses(error, /(?:)/)) isPlain = true;
        else if (repeats < 1 && mayPass(error)) repeats += 1;
        else throw namedFailure(error, this.#settings.model, this.#settings.key);
      }
    }
  }

  async #once(
    question: Question,
    context: ModelContext,
  ): Promise<{ readonly text: string; readonly usage: ModelUsage }> {
    const leftMs = Math.min(this.#settings.timeoutMs, context.deadlineAt - this.#parts.clock.now());
    if (leftMs <= 0)
      throw new HearthError(
        'EXTRACT_TIMEOUT',
        'No time was left to ask the model; raise the timeout.',
      );
    const { form } = question;
    const asked = {
      model: this.#model,
      instructions: question.system,
      prompt: question.user,
      ...(this.#takesTemperature ? { temperature: 0 } : {}),
      maxRetries: 0,
      abortSignal: AbortSignal.any([context.signal, AbortSignal.timeout(leftMs)]),
    };
    if (!this.#mayShow(form)) {
      const { text, usage } = await generateText(asked);
      return { text, usage: this.#usageOf(usage) };
    }
    try {
      const { text, usage } = await generateText({ ...asked, ...enforced(form) });
      return { text, usage: this.#usageOf(usage) };
    } catch (error) {
      // the SDK's own reading failed; ours is more patient
      if (NoObjectGeneratedError.isInstance(error))
        return { text: error.text ?? '', usage: this.#usageOf(error.usage) };
      throw error;
    }
  }

  #mayShow(form: Form | undefined): form is Form {
    return (
      form !== undefined &&
      this.#refused.size < MOST_REFUSALS &&
      !this.#refused.has(JSON.stringify(form))
    );
  }

  #usageOf(said: Usage | undefined): ModelUsage {
    const inputTokens = said?.inputTokens ?? 0;
    const outputTokens = said?.outputTokens ?? 0;
    const { inputCents = 0, outputCents = 0 } = this.#settings;
    // a cent for a million tokens is a hundredth of a millionth of a dollar for each
    const reckoned = Math.round((inputTokens * inputCents + outputTokens * outputCents) / 100);
    const told = said?.raw?.['cost'];
    const costMicros = typeof told === 'number' ? Math.round(told * 1e6) : reckoned;
    return { inputTokens, outputTokens, ...(costMicros === 0 ? {} : { costMicros }) };
  }
}

interface Usage {
  readonly inputTokens?: number | undefined;
  readonly outputTokens?: number | undefined;
  /** As the server wrote it; OpenRouter adds its `cost` in US dollars. */
  readonly raw?: Readonly<Record<string, unknown>> | undefined;
}

function hasSome(value: Json): boolean {
  if (value === null) return false;
  return typeof value !== 'object' || Object.values(value).some((member) => member !== undefined);
}

function isJson(value: unknown): value is Json {
  return value !== undefined;
}

function totalOf(usages: readonly ModelUsage[]): ModelUsage {
  return {
    inputTokens: usages.reduce((sum, usage) => sum + usage.inputTokens, 0),
    outputTokens: usages.reduce((sum, usage) => sum + usage.outputTokens, 0),
    ...(usages.some(({ costMicros }) => costMicros !== undefined)
      ? { costMicros: usages.reduce((sum, usage) => sum + (usage.costMicros ?? 0), 0) }
      : {}),
  };
}

/** All parts, two at a time, answers in the parts' order. */
async function inTurns(
  pages: readonly PagePart[],
  work: (page: PagePart) => Promise<Structured>,
): Promise<readonly Structured[]> {
  const answers: Structured[] = [];
  for (let at = 0; at < pages.length; at += AT_ONCE) {
    answers.push(...(await Promise.all(pages.slice(at, at + AT_ONCE).map((page) => work(page)))));
  }
  return answers;
}
