/** All there is on the screen of something that is not there, or no more. */
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { usePageTitle } from '../app/page-title.ts';
import { Empty, TEXT_LINK } from './states.tsx';

interface MissingProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The way to what there is. */
  readonly to: string;
  readonly link: string;
}

export function Missing({ title, children, to, link }: MissingProps): ReactElement {
  usePageTitle(title);
  return (
    <Empty
      isScreen
      title={title}
      action={
        <Link href={to} className={TEXT_LINK}>
          {link}
        </Link>
      }
    >
      {children}
    </Empty>
  );
}
