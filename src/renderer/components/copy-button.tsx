/** Copies a text and says so where it was pressed. */
import { Check, Copy } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import { t } from '../text/catalogue.ts';
import { announce } from './announcer.tsx';
import { Button, IconButton } from './button.tsx';

interface CopyButtonProps {
  readonly value: string | (() => string);
  readonly label?: string;
  /** With it the button shows its label beside the icon. */
  readonly isWide?: boolean;
  readonly onCopied?: () => void;
  readonly variant?: 'primary' | 'secondary' | 'ghost';
  /** Where the focus goes when it appears. */
  readonly autoFocus?: boolean;
}

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    announce(t.common.copied);
    return true;
  } catch {
    announce(t.common.copyFailed);
    return false;
  }
}

export function CopyButton({
  value,
  label = t.common.copy,
  isWide = false,
  onCopied,
  variant = 'secondary',
  autoFocus = false,
}: CopyButtonProps): ReactElement {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), 1_600);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = (): void => {
    void copyText(typeof value === 'function' ? value() : value).then((done) => {
      if (!done) return;
      setCopied(true);
      onCopied?.();
    });
  };
  const icon = isCopied ? (
    <Check aria-hidden className="size-3.5 text-ok" />
  ) : (
    <Copy aria-hidden className="size-3.5" />
  );
  if (!isWide) {
    return (
      <IconButton label={isCopied ? t.common.copied : label} onClick={copy}>
        {icon}
      </IconButton>
    );
  }
  return (
    <Button
      autoFocus={autoFocus}
      variant={variant}
      icon={variant === 'primary' && !isCopied ? <Copy aria-hidden className="size-3.5" /> : icon}
      onClick={copy}
    >
      {isCopied ? t.common.copied : label}
    </Button>
  );
}
