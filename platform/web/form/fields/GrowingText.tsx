// A text area that grows up to twelve lines and counts its characters near `maxLength`, without cutting anything. Uses CSS where supported; measuring by script costs a layout of the
// whole page for each area.

import { Textarea, type TextareaProps } from '@mantine/core'
import { useText } from '../../i18n/texts.ts'
import { withLengthNote } from '../length-note.ts'
import styles from './GrowingText.module.css'

// Node, which renders fields in tests, has no `CSS`.
const growsByItself = 'CSS' in globalThis && CSS.supports('field-sizing', 'content')

export function GrowingText({ rows, maxLength, ...given }: TextareaProps & { rows: number }) {
  const t = useText()
  const text = typeof given.value === 'string' ? given.value : ''
  const props = { ...given, ...withLengthNote(t, text, maxLength, given) }
  if (!growsByItself) return <Textarea {...props} autosize minRows={rows} maxRows={12} />
  return <Textarea {...props} classNames={{ input: styles.grows }} style={{ '--rows': rows }} />
}
