// Content of the start page: the objects applied for, and the documents to have ready.

import { IconCheck } from '@tabler/icons-react'
import { fileAddress } from '#areas/files/rules/file-address.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { WishedObjectCard } from '../../contract/form-shapes.ts'
import type { FormDefinition, StartPicture } from '#areas/forms/rules/form-definition.ts'
import type { FormText } from '#areas/forms/rules/form-text.ts'
import { startPapers } from '../../rules/start-papers.ts'
import { ObjectCards } from './ObjectCards.tsx'
import { useFormText } from './use-form-text.ts'
import styles from './StartPageText.module.css'

interface Props {
  form: FormDefinition
  objects: readonly WishedObjectCard[]
}

export function StartPageText({ form, objects }: Props) {
  const t = useText()
  const said = useFormText()
  const { now, ofChosen } = startPapers(form)
  return (
    <>
      {form.start.picture && <StartImage key={form.start.picture.fileId} picture={form.start.picture} />}
      {objects.length > 0 && (
        <>
          <h2 className={styles.heading}>
            {t(objects.length > 1 ? 'application_form_your_objects' : 'application_form_your_object')}
          </h2>
          <ObjectCards objects={objects} />
        </>
      )}
      <p className={styles.text}>{said(form.start.text)}</p>
      <Papers title={t('application_form_papers')} papers={now} />
      <Papers title={t('application_form_papers_of_chosen')} papers={ofChosen} />
    </>
  )
}

function Papers({ title, papers }: { title: string; papers: readonly FormText[] }) {
  const said = useFormText()
  if (papers.length === 0) return null
  return (
    <>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.papers}>
        {papers.map((paper, index) => (
          // The lines have no unique key: two may have the same text while they are edited.
          <li key={index}>
            <IconCheck size={20} stroke={1.75} aria-hidden />
            {said(paper)}
          </li>
        ))}
      </ul>
    </>
  )
}

function StartImage({ picture: { fileId, alt } }: { picture: StartPicture }) {
  const said = useFormText()
  const address = fileAddress.public(fileId)
  return (
    <img
      className={styles.picture}
      src={`${address}?size=thumb`}
      srcSet={`${address}?size=thumb 480w, ${address} 1600w`}
      sizes="(width <= 830px) 100vw, 830px"
      alt={said(alt)}
      width={830}
      height={277}
    />
  )
}
