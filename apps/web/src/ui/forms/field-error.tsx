import CircleAlert from 'lucide-react/icons/circle-alert';
import styles from './field.module.css';

/** The alert region exists before its message, so that the message is announced when it comes. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  return (
    <div role="alert">
      {message && (
        <p id={id} className={styles.error}>
          <CircleAlert size={16} />
          <span>{message}</span>
        </p>
      )}
    </div>
  );
}
