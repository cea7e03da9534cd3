// What the start page says: what is applied for, and which papers to have at hand.

import { IconCheck } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import type { WishedObjectCard } from '../contract/form-shapes.ts'
import type { FormDefinition } from '../rules/form-definition.ts'
import { ObjectCards } from './ObjectCards.tsx'
import { useFormText } from './use-form-text.ts'
import styles from './LandingPage.module.css'

interface Props {
  form: FormDefinition
  objects: readonly WishedObjectCard[]
}

export function StartPageText({ form, objects }: Props) {
  const t = useText()
  const said = useFormText()
  return (
    <>
      <h2 className={styles.heading}>
        {t(objects.length > 1 ? 'application_form_your_objects' : 'application_form_your_object')}
      </h2>
      <ObjectCards objects={objects} />
      <p className={styles.text}>{said(form.start.text)}</p>
      {form.start.papers.length > 0 && <h2 className={styles.heading}>{t('application_form_papers')}</h2>}
      <ul className={styles.papers}>
        {form.start.papers.map((paper, place) => (
          // Papers have no names; two may read alike while they are being written.
          <li key={place}>
            <IconCheck size={20} stroke={1.75} aria-hidden />
            {said(paper)}
          </li>
        ))}
      </ul>
    </>
  )
}
