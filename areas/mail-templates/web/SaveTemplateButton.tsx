// Button that saves text as a template, shown only to users who may change the project's templates.

import { Button, type ButtonProps } from '@mantine/core'
import { IconTemplate } from '@tabler/icons-react'
import { useState, type ComponentProps } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { useSession } from '#platform/web/api/session.ts'
import { SaveTemplateModal } from './SaveTemplateModal.tsx'

interface Props extends Omit<ComponentProps<typeof SaveTemplateModal>, 'onClose'> {
  /** Checks on click if there is text to save. */
  isReady?: () => boolean
  disabled?: boolean
  size?: ButtonProps['size']
}

export function SaveTemplateButton({ isReady = () => true, disabled = false, size = 'sm', onSaved, ...asked }: Props) {
  const t = useText()
  const { can } = useSession()
  const [isOpen, setOpen] = useState(false)
  if (!can('admin')) return null
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size={size}
        disabled={disabled}
        leftSection={<IconTemplate size={16} stroke={1.5} aria-hidden />}
        onClick={() => isReady() && setOpen(true)}
      >
        {t('mail_templates_save_as')}
      </Button>
      {isOpen && (
        <SaveTemplateModal
          {...asked}
          onClose={() => setOpen(false)}
          onSaved={(id, title) => {
            setOpen(false)
            onSaved(id, title)
          }}
        />
      )}
    </>
  )
}
