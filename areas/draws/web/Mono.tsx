// A hash, a receipt or a random value, in type of even width.

import styles from './Mono.module.css'

/** `relative` follows the size of the text around it. */
export function Mono({ text, size }: { text: string; size: 'relative' | 'fixed' }) {
  return (
    <span className={styles.mono} data-size={size}>
      {text}
    </span>
  )
}
