// Contact people of a project, at most five. The first one stands in the teaser.

import { Button, Fieldset, Stack } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { FieldColumns } from '#platform/web/kit/FieldColumns.tsx'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import type { ContactPerson } from '../../contract/project-data.ts'

interface Props {
  /** Path of the list in the request body. */
  name: string
  people: readonly ContactPerson[]
  onChange: (people: ContactPerson[]) => void
  /** `field` is `0.email`. */
  errorOf: (field: string) => string | undefined
}

const most = 5
const nobody: ContactPerson = { name: '', email: '', phone: '' }

export function ContactPeopleField({ name, people, onChange, errorOf }: Props) {
  const t = useText()
  const change = (at: number, part: Partial<ContactPerson>) =>
    onChange(people.map((person, index) => (index === at ? { ...person, ...part } : person)))
  return (
    <Stack gap={16}>
      <Paragraph isSoft size="small">
        {t('projects_contact_first')}
      </Paragraph>
      {people.map((person, index) => {
        const field = (key: keyof ContactPerson) => ({
          name: `${name}.${index}.${key}`,
          label: t(`projects_contact_${key}`),
          value: person[key],
          onChange: (value: string) => change(index, { [key]: value }),
          error: errorOf(`${index}.${key}`),
        })
        const title = t('projects_contact_person', { number: index + 1 })
        return (
          <Fieldset key={index} legend={title}>
            <FieldColumns>
              <TextField {...field('name')} required maxLength={100} />
              <TextField {...field('email')} type="email" />
              <TextField {...field('phone')} maxLength={40} />
              <IconButton
                label={t('projects_contact_remove', { name: person.name || title })}
                onClick={() => onChange(people.filter((_, at) => at !== index))}
              >
                <IconTrash size={18} stroke={1.5} />
              </IconButton>
            </FieldColumns>
          </Fieldset>
        )
      })}
      {people.length < most && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.5} />}
            onClick={() => onChange([...people, nobody])}
          >
            {t('projects_contact_add')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
