import { CONFIG_NAMES, readSettings } from './config';
import { SECRET_NAMES } from './secret-files';

const NAME_WIDTH = 26;

/** Every setting as the server takes it, one a line, secrets hidden. Throws where the server would not start. */
export function printConfig(environment: Record<string, string | undefined>): string {
  return printSettings(environment, { ...readSettings(environment), names: CONFIG_NAMES });
}

export function printSettings<Name extends string>(
  environment: Record<string, string | undefined>,
  {
    settings,
    given,
    names,
  }: {
    settings: { readonly [Key in Name]?: unknown };
    given: Record<string, string | undefined>;
    names: readonly Name[];
  },
): string {
  return names
    .map((name) => {
      const value = settings[name];
      const source = environment[`${name}_FILE`]
        ? ' (from a file)'
        : given[name]
          ? ''
          : ' (default)';
      const shown =
        value === undefined ? '-' : isSecret(name) ? hide(String(value)) : String(value);
      return `${name.padEnd(NAME_WIDTH)} ${shown}${value === undefined ? '' : source}`;
    })
    .join('\n');
}

function isSecret(name: string): boolean {
  return SECRET_NAMES.some((secret) => secret === name);
}

/** Of an address the place stays; passwords may also stand behind the question mark. */
function hide(value: string): string {
  if (!URL.canParse(value) || !/^\w+:\/\//.test(value)) {
    return '***';
  }
  const { protocol, username, password, host, pathname, search } = new URL(value);
  const user = username || password ? `${username}:***@` : '';
  return `${protocol}//${user}${host}${pathname}${search ? '?***' : ''}`;
}
