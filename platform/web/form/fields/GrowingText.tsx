// A text area that grows with what is written, up to twelve lines. The browser sees to it where it can; measuring the text by
// script costs a layout of the whole page for each area that is shown.

import { Textarea, type TextareaProps } from '@mantine/core'
import styles from './GrowingText.module.css'

// Node, which renders fields in tests, does not know it.
const growsByItself = 'CSS' in globalThis && CSS.supports('field-sizing', 'content')

export function GrowingText({ rows, ...props }: TextareaProps & { rows: number }) {
  if (!growsByItself) return <Textarea {...props} autosize minRows={rows} maxRows={12} />
  return <Textarea {...props} classNames={{ input: styles.grows }} style={{ '--rows': rows }} />
}
