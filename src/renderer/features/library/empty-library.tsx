/** An empty library: what it is good for, and the field that puts the first page into it. */
import { useState, type ReactElement } from 'react';
import { Button } from '../../components/button.tsx';
import { Form, Input } from '../../components/field.tsx';
import { Empty } from '../../components/states.tsx';
import { t } from '../../text/catalogue.ts';
import { askToKeep } from './keeping.ts';

export function EmptyLibrary(): ReactElement {
  const [url, setUrl] = useState('');
  return (
    <Empty
      title={t.library.emptyTitle}
      action={
        <Form
          noValidate
          className="flex w-full max-w-[520px] gap-2"
          onSubmit={() => askToKeep({ urls: url.trim() === '' ? [] : [url.trim()] })}
        >
          <Input
            type="url"
            aria-label={t.library.address}
            placeholder="https://example.com/article"
            value={url}
            onChange={(event) => setUrl(event.target.value)}
          />
          <Button type="submit" variant="primary">
            {t.library.emptyAction}
          </Button>
        </Form>
      }
    >
      {t.library.emptyHelp}
    </Empty>
  );
}
