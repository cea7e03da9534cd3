// Adds several people by e-mail address, all with one role.

import { Button, Group, Stack, TagsInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { staffRoles, type StaffRole } from '#platform/rules/permissions.ts'
import { languages, type Language } from '#platform/rules/project-type.ts'
import { queryOf, useChange } from '#platform/web/api/query.ts'
import { fieldId } from '#platform/web/form/field-props.ts'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { currentLanguage } from '#platform/web/i18n/language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { LoadingRows } from '#platform/web/ui/states/LoadingRows.tsx'
import { addUsers, getUserAddition, listUsers } from '../contract/people.ts'
import { getRoles } from '../contract/roles.ts'
import { ManyField } from '#platform/web/form/fields/ManyField.tsx'

export function AddUsersModal({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { data } = useQuery(queryOf(getUserAddition))
  const { errors, errorOf, take, clear } = useServerErrors()
  const [emails, setEmails] = useState<string[]>([])
  const [role, setRole] = useState<StaffRole>('user')
  const [language, setLanguage] = useState<Language>(currentLanguage())
  const [teams, setTeams] = useState<string[]>([])
  const addition = useChange(addUsers, { errors: 'own', stale: [listUsers, getRoles], onDone: onClose })
  // An error for an invalid address has its index in the field name (`emails.0`).
  const problem = errorOf('emails') ?? Object.entries(errors).find(([name]) => name.startsWith('emails.'))?.[1]
  return (
    <Modal onClose={onClose} title={t('users_add')} size={560}>
      {data ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            addition.mutate({ body: { emails, role, language, teams } }, { onError: take })
          }}
        >
          <Stack gap={16}>
            <TagsInput
              id={fieldId('emails')}
              withAsterisk
              label={t('users_addresses')}
              description={t('users_addresses_hint', { most: data.most })}
              splitChars={[',', ';', ' ', '\n']}
              acceptValueOnBlur
              maxTags={data.most}
              value={emails}
              onChange={(next) => {
                clear()
                setEmails(next)
              }}
              error={problem}
              data-autofocus
            />
            <SelectField
              label={t('users_field_role')}
              name="role"
              required
              options={data.choices.roles}
              value={role}
              onChange={(value) => setRole(staffRoles.find((one) => one === value) ?? role)}
              error={errorOf('role')}
            />
            <SelectField
              label={t('users_field_language')}
              name="language"
              required
              options={languages.map((value) => ({ value, displayName: t(`shell_language_${value}`) }))}
              value={language}
              onChange={(value) => setLanguage(languages.find((one) => one === value) ?? language)}
            />
            <ManyField label={t('users_field_teams')} options={data.choices.teams} value={teams} onChange={setTeams} />
            <Group justify="flex-end" gap={8}>
              <CancelButton />
              <Button type="submit" loading={addition.isPending}>
                {t('users_invite')}
              </Button>
            </Group>
          </Stack>
        </form>
      ) : (
        <LoadingRows rows={4} />
      )}
    </Modal>
  )
}
