// A document as a list of drawing steps. Callers create it on the main thread, which has the texts; a worker thread
// draws it.

import type { Sheet } from './printed-document.ts'

type StepOf<Name extends keyof Sheet> = { step: Name; input: Parameters<Sheet[Name]> }
export type SheetStep = { [Name in keyof Sheet]: StepOf<Name> }[keyof Sheet]

export function stepsOf(write: (sheet: Sheet) => void): SheetStep[] {
  const steps: SheetStep[] = []
  write({
    title: (...input) => void steps.push({ step: 'title', input }),
    heading: (...input) => void steps.push({ step: 'heading', input }),
    subheading: (...input) => void steps.push({ step: 'subheading', input }),
    paragraph: (...input) => void steps.push({ step: 'paragraph', input }),
    note: (...input) => void steps.push({ step: 'note', input }),
    table: (...input) => void steps.push({ step: 'table', input }),
    frontPage: (...input) => void steps.push({ step: 'frontPage', input }),
    figure: (...input) => void steps.push({ step: 'figure', input }),
    tiles: (...input) => void steps.push({ step: 'tiles', input }),
    signatures: (...input) => void steps.push({ step: 'signatures', input }),
    strokes: (...input) => void steps.push({ step: 'strokes', input }),
    photos: (...input) => void steps.push({ step: 'photos', input }),
    newPage: (...input) => void steps.push({ step: 'newPage', input }),
    keepTogether: (...input) => void steps.push({ step: 'keepTogether', input }),
  })
  return steps
}

export function takeSteps(sheet: Sheet, steps: readonly SheetStep[]): void {
  for (const { step, input } of steps) {
    if (step === 'table') sheet.table(...input)
    else if (step === 'signatures') sheet.signatures(...input)
    else if (step === 'frontPage') sheet.frontPage(...input)
    else if (step === 'figure') sheet.figure(...input)
    else if (step === 'tiles') sheet.tiles(...input)
    else if (step === 'strokes') sheet.strokes(...input)
    else if (step === 'photos') sheet.photos(...input)
    else if (step === 'newPage') sheet.newPage()
    else if (step === 'keepTogether') sheet.keepTogether(...input)
    else sheet[step](input[0])
  }
}
