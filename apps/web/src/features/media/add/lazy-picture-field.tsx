import { type ComponentProps, lazy, Suspense } from 'react';
import type { PictureField as Field } from './picture-field';

const Loaded = lazy(async () => ({ default: (await import('./picture-field')).PictureField }));

/** Apart from what every card shows, because few edit cards. */
export function PictureField(props: ComponentProps<typeof Field>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
