// Another window of the same user has changed the draft: shows its text and asks which version to keep.

import { Alert, Button, Group, Text } from '@mantine/core'
import { IconDeviceLaptop } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import type { KeptDraft } from '../../contract/thread.ts'

interface Props {
  other: KeptDraft
  onTake: () => void
  onKeep: () => void
}

export function Elsewhere({ other, onTake, onKeep }: Props) {
  const t = useText()
  const { subject, body } = other
  const words = new DOMParser().parseFromString(body, 'text/html').body.textContent.trim()
  return (
    <Alert
      role="alert"
      variant="light"
      icon={<IconDeviceLaptop size={18} stroke={1.5} aria-hidden />}
      title={t('communication_draft_elsewhere')}
    >
      <Text size="sm" lineClamp={3}>
        {[subject, words].filter(Boolean).join(' – ')}
      </Text>
      <Group gap="xs" mt="xs">
        <Button size="compact-sm" variant="default" onClick={onTake}>
          {t('communication_draft_take_other')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={onKeep}>
          {t('communication_draft_keep_this')}
        </Button>
      </Group>
    </Alert>
  )
}
