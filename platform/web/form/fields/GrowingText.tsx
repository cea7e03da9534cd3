// A text area that grows up to twelve lines. Uses CSS where supported; measuring by script costs a layout of the
// whole page for each area.

import { Textarea, type TextareaProps } from '@mantine/core'
import styles from './GrowingText.module.css'

// Node, which renders fields in tests, has no `CSS`.
const growsByItself = 'CSS' in globalThis && CSS.supports('field-sizing', 'content')

export function GrowingText({ rows, ...props }: TextareaProps & { rows: number }) {
  if (!growsByItself) return <Textarea {...props} autosize minRows={rows} maxRows={12} />
  return <Textarea {...props} classNames={{ input: styles.grows }} style={{ '--rows': rows }} />
}
