// Primary button of a list: creates a record, with a menu if the server allows several kinds.

import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconPlus } from '@tabler/icons-react'
import type { TableDefinition } from '#platform/contract/table.ts'
import { useText } from '../i18n/texts.ts'

interface Props {
  choices: TableDefinition['createNew']['choices']
  onCreate: (key: string) => void
}

export function CreateNew({ choices, onCreate }: Props) {
  const t = useText()
  const plus = <IconPlus size={16} stroke={1.75} aria-hidden />
  const [only] = choices
  if (only && choices.length === 1) {
    return (
      <Button leftSection={plus} onClick={() => onCreate(only.key)}>
        {only.displayName}
      </Button>
    )
  }
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button leftSection={plus} rightSection={<IconChevronDown size={15} stroke={1.5} aria-hidden />}>
          {t('table_create')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map(({ key, displayName }) => (
          <Menu.Item key={key} onClick={() => onCreate(key)}>
            {displayName}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
