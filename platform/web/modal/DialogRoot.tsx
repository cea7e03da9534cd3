// Root of a dialog without fields that is composed of the library's own parts, such as a viewer.

import { ModalRoot, type ModalRootProps } from '@mantine/core'
import { useEscape } from './open-dialogs.ts'

type Props = Omit<ModalRootProps, 'opened' | 'closeOnEscape'>

export function DialogRoot({ onClose, ...look }: Props) {
  useEscape(onClose)
  return <ModalRoot {...look} opened closeOnEscape={false} onClose={onClose} />
}
