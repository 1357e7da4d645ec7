/** The address a recipe is made from. */
import { useState, type ReactElement } from 'react';
import { Button } from '../../components/button.tsx';
import { Form, Input } from '../../components/field.tsx';
import { t } from '../../text/screens.ts';

interface AddressFormProps {
  readonly url: string;
  readonly onOpen: (url: string) => void;
  /** What it is for, where it is not for a list. */
  readonly words?: { readonly address: string; readonly open: string; readonly needed: string };
}

const OF_A_LIST = {
  address: t.recipes.address,
  open: t.recipes.priced(t.recipes.open, t.recipes.perPage),
  needed: t.recipes.addressNeeded,
} as const;

export function AddressForm({ url, onOpen, words = OF_A_LIST }: AddressFormProps): ReactElement {
  const [text, setText] = useState(url);
  const [isBad, setBad] = useState(false);
  return (
    <Form
      noValidate
      className="flex w-[32rem] max-w-full flex-wrap items-center gap-2"
      onSubmit={() => {
        const address = addressOf(text);
        setBad(address === undefined);
        if (address !== undefined) onOpen(address);
      }}
    >
      <Input
        type="url"
        aria-label={words.address}
        aria-invalid={isBad}
        aria-describedby={isBad ? 'recipe-address-problem' : undefined}
        placeholder={t.recipes.addressPlaceholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="w-auto! min-w-40 flex-1"
      />
      <Button variant="primary" type="submit">
        {words.open}
      </Button>
      {isBad && (
        <p id="recipe-address-problem" role="alert" className="w-full text-xs text-bad">
          {words.needed}
        </p>
      )}
    </Form>
  );
}

/** An address as people write it; undefined when it is none. */
function addressOf(text: string): string | undefined {
  const trimmed = text.trim();
  const written = /^[a-z][a-z\d+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  const parsed = URL.parse(written);
  const isWeb = parsed?.protocol === 'http:' || parsed?.protocol === 'https:';
  return isWeb && /[.:]|^localhost$/.test(parsed.host) && !/\s/.test(trimmed)
    ? parsed.href
    : undefined;
}
