// Search profile that an investor changes by a mailed link.

import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { rememberMailedLanguage } from '#platform/web/i18n/mailed-language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { FieldColumns } from '#platform/web/kit/FieldColumns.tsx'
import type { LinkKey, SearchProfilePage } from '../../contract/links.ts'
import { useSaveSearchProfile } from '../changes.ts'
import { labelsOf } from '../record/investor-form.ts'
import { ProfileFields } from '../record/ProfileFields.tsx'
import { LinkedProfile } from './LinkedProfile.tsx'
import styles from './links.module.css'

export const load = rememberMailedLanguage

export default function ProfileEditPage() {
  return <LinkedProfile>{(page, link) => <ProfileForm page={page} link={link} />}</LinkedProfile>
}

function ProfileForm({ page, link }: { page: SearchProfilePage; link: LinkKey }) {
  const t = useText()
  const navigate = useNavigate()
  const [values, setValues] = useState(page.data)
  const { errors, errorOf, take, clear } = useServerErrors()
  const saving = useSaveSearchProfile(() =>
    navigate({ to: `/action/${link.slug}/${link.token}/investor-waitlist-request-preview` }),
  )
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        saving.mutate({ params: link, body: values }, { onError: take })
      }}
    >
      <p className={styles.soft}>{t('investors_profile_hint')}</p>
      <ErrorSummary errors={errors} labels={labelsOf(t, values)} />
      <div className={styles.columns}>
        <FieldColumns>
          <ProfileFields
            values={values}
            set={(field, value) => {
              setValues((before) => ({ ...before, [field]: value }))
              clear(field)
            }}
            errorOf={errorOf}
          />
        </FieldColumns>
      </div>
      <div>
        <Button type="submit" size="md" loading={saving.isPending}>
          {t('investors_profile_save')}
        </Button>
      </div>
    </form>
  )
}
