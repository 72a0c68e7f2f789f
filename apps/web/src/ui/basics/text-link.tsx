import { Link, type LinkProps } from '../../lib/page/link';
import styles from './text-link.module.css';

export type TextLinkProps = Omit<LinkProps, 'to'> & { to: string };

export function TextLink({ className, children, ...rest }: TextLinkProps) {
  return (
    <Link {...rest} className={[styles.link, className].filter(Boolean).join(' ')}>
      {children}
    </Link>
  );
}
