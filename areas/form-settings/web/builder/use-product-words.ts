// Product texts in both languages, shown beside the project's own texts.

import { useEffect, useState } from 'react'
import { languages, type Language } from '#platform/rules/project-type.ts'
import { wordsIn } from '#platform/web/i18n/texts.ts'
import { isOwnText, type FormText, type OwnText } from '#areas/forms/rules/form-text.ts'

type Words = Record<Language, (key: string) => string>

let known: Words | undefined
const asKey = (key: string) => key

/** Null until the texts are loaded. */
export function useProductWords(): ((text: FormText) => OwnText) | null {
  const [words, setWords] = useState(known)
  useEffect(() => {
    if (words) return
    let isHere = true
    void Promise.all(languages.map(wordsIn)).then(([de = asKey, fr = asKey]) => {
      known = { de, fr }
      if (isHere) setWords(known)
    })
    return () => void (isHere = false)
  }, [words])
  if (!words) return null
  return (text) => (isOwnText(text) ? text : { de: words.de(text), fr: words.fr(text) })
}
