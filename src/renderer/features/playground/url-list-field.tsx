/** Many pages at once: a list that is pasted, chosen or dropped, counted while it is written. */
import { ListPlus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { JsonObject } from '../../../contract/console/common.ts';
import { Button } from '../../components/button.tsx';
import { Field, TextArea } from '../../components/field.tsx';
import { t } from '../../text/catalogue.ts';
import { textsOf, writeAt } from './body.ts';
import { FileButton } from './file-choice.tsx';
import { textOf } from './operations/fields.ts';
import { readUrlList, severalIn, type UrlList } from './url-list.ts';

interface PartProps {
  readonly body: JsonObject;
  readonly onBody: (body: JsonObject) => void;
}

/** From one address to a list that begins with it, or from several to the list of them. */
export function ManyPages({ body, onBody }: PartProps): ReactElement {
  const address = textOf(body['url']).trim();
  const several = severalIn(address);
  const isSeveral = several.length > 0;
  return (
    <Button
      size="sm"
      variant={isSeveral ? 'secondary' : 'ghost'}
      icon={<ListPlus aria-hidden className="size-3.5" />}
      onClick={() =>
        onBody({
          ...writeAt(body, ['url'], undefined),
          urls: isSeveral ? [...several] : address === '' ? [] : [address],
        })
      }
    >
      {isSeveral ? t.playground.many.instead(several.length) : t.playground.many.open}
    </Button>
  );
}

const MOST_NAMED = 3;

export function UrlListField({
  body,
  onBody,
  problem,
}: PartProps & { readonly problem: string | undefined }): ReactElement {
  const urls = textsOf(body['urls']);
  const [typed, setTyped] = useState<string>();
  // what was typed stays as typed while it says what the body says
  const isSame = typed !== undefined && isEqual(readUrlList(typed).urls, urls);
  const text = isSame ? typed : urls.join('\n');
  const list = readUrlList(text);
  const write = (next: string): void => {
    setTyped(next);
    onBody({ ...body, urls: readUrlList(next).urls });
  };
  return (
    <Field
      label={t.playground.many.label}
      problem={problem}
      help={<Counts list={list} />}
      aside={
        <button
          type="button"
          className="rounded-sm text-xs text-ink-3 underline underline-offset-2 hover:text-ink"
          onClick={() => {
            const [first] = urls;
            onBody({
              ...writeAt(body, ['urls'], undefined),
              ...(first === undefined ? {} : { url: first }),
            });
          }}
        >
          {t.playground.many.close}
        </button>
      }
    >
      {({ id, describedBy, isInvalid }) => (
        <>
          <TextArea
            id={id}
            data-main-field
            rows={8}
            wrap="off"
            aria-describedby={describedBy}
            aria-invalid={isInvalid}
            placeholder={t.playground.many.placeholder}
            className="font-mono text-xs!"
            value={text}
            onChange={(event) => write(event.target.value)}
          />
          <FileButton
            label={t.playground.many.choose}
            accepted=".txt,.csv,.tsv,.xml,.json,text/*"
            onFile={(file) => void file.text().then(write)}
          />
        </>
      )}
    </Field>
  );
}

const isEqual = (some: readonly string[], others: readonly string[]): boolean =>
  some === others || (some.length === others.length && some.every((one, n) => one === others[n]));

function Counts({ list }: { readonly list: UrlList }): ReactElement {
  const { urls, duplicates, bad } = list;
  const named = bad
    .slice(0, MOST_NAMED)
    .map(({ line, text }) => t.playground.many.line(line, text));
  return (
    <span role="status" className="nums flex flex-col gap-0.5">
      <span>
        {t.playground.many.valid(urls.length)}
        {duplicates > 0 && ` · ${t.playground.many.duplicates(duplicates)}`}
        {bad.length > 0 && ` · ${t.playground.many.bad(bad.length)}`}
      </span>
      {bad.length > 0 && (
        <span className="[overflow-wrap:anywhere] text-warn">
          {named.join(', ')}
          {bad.length > MOST_NAMED && ', …'}
        </span>
      )}
    </span>
  );
}
