import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './menu.module.css';

export type MenuItem = {
  label: string;
  icon: ReactNode;
  /** A route makes the item a link, a handler makes it a command. */
  to?: string | undefined;
  onSelect?: (() => void) | undefined;
};

export type MenuProps = {
  trigger: ReactNode;
  /** The trigger's accessible name. Starts with what the trigger shows, if it shows words. */
  triggerLabel: string;
  header?: ReactNode;
  items: readonly MenuItem[];
};

export function Menu({ trigger, triggerLabel, header, items }: MenuProps) {
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger className={styles.trigger} aria-label={triggerLabel}>
        {trigger}
      </BaseMenu.Trigger>
      <BaseMenu.Portal>
        <BaseMenu.Positioner className={styles.positioner} sideOffset={8} align="end">
          <BaseMenu.Popup className={styles.popup}>
            <BaseMenu.Group>
              {header && (
                <BaseMenu.GroupLabel className={styles.header}>{header}</BaseMenu.GroupLabel>
              )}
              {items.map((item) => (
                <Item key={item.label} item={item} />
              ))}
            </BaseMenu.Group>
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

function Item({ item: { label, icon, to, onSelect } }: { item: MenuItem }) {
  if (to !== undefined) {
    return (
      <BaseMenu.LinkItem
        className={styles.item}
        render={<Link to={to} />}
        onClick={onSelect}
        closeOnClick
      >
        {icon}
        {label}
      </BaseMenu.LinkItem>
    );
  }
  return (
    <BaseMenu.Item className={styles.item} onClick={onSelect}>
      {icon}
      {label}
    </BaseMenu.Item>
  );
}
