// Evaluations of the demo story: grades that follow from the facts, a second evaluation, comments.

import { gradeOfIncomeRatio, overallCriterion } from '#areas/applications/rules/evaluation-criteria.ts'
import { evaluationCriteria } from '#areas/project-settings/rules/evaluation-criteria.ts'
import type { Grade } from '#areas/applications/rules/application-state.ts'
import type { evaluation, evaluationComment } from '#areas/applications/server/tables.ts'
import type { Chance } from '#platform/rules/chance.ts'
import type { Language } from '#platform/rules/project-type.ts'
import type { ToldApplication } from './application-rows.ts'
import { daysAfter, idAt } from '#platform/server/demo/dates.ts'
import type { StaffOfStory } from './people/staff.ts'

/** The demo story has one version of its point rules, created before the first application. */
export const firstPointRules = 1

export interface Judgement {
  grades: (typeof evaluation.$inferInsert)[]
  comments: (typeof evaluationComment.$inferInsert)[]
}

/** Also sets the grades on the application itself, where the list reads them. */
export function judge(told: ToldApplication, staff: StaffOfStory, chance: Chance): Judgement {
  const { row, course, outcome } = told
  if (!course.begun) return { grades: [], comments: [] }
  const rater = chance.pick([staff.user, staff.superuser])
  const second = rater === staff.user ? staff.superuser : staff.user
  row.evaluatedBy = rater.id
  const base = gradeOfIncomeRatio(row.incomeRatio ?? 2)
  const given = course.judged ? evaluationCriteria : evaluationCriteria.slice(0, chance.whole(1, 4))
  const round = { workspaceId: row.workspaceId, applicationId: row.id, round: 'final' as const, ratedBy: rater.id }
  const grades: Judgement['grades'] = given.map((criterion) => ({
    ...round,
    criterion,
    grade: criterion === 'income' ? base : near(base, chance),
    ratedAt: course.judged ?? course.begun ?? row.createdAt,
  }))
  if (course.judged) {
    // Applicants who got a flat have a good grade.
    const overall = isChosen(outcome)
      ? chance.weighted([
          ['A', 3],
          ['B', 1],
        ] as const)
      : near(base, chance)
    row.overallEvaluation = overall
    row.pointsVersion = firstPointRules
    const note = isChosen(outcome) ? convinced[rater.language] : null
    grades.push({ ...round, criterion: overallCriterion, grade: overall, note, ratedAt: course.judged })
    if (isChosen(outcome) || chance.happens(0.3)) {
      row.secondEvaluation = isChosen(outcome) ? overall : near(overall, chance)
      grades.push({
        ...round,
        round: 'second_evaluation',
        criterion: overallCriterion,
        grade: row.secondEvaluation,
        ratedBy: second.id,
        ratedAt: daysAfter(course.judged, 0.2),
      })
    }
  }
  return { grades, comments: commentsOn(told, { rater, second }, chance) }
}

const isChosen = (outcome: ToldApplication['outcome']) =>
  !['new', 'in_progress', 'evaluated', 'inactive'].includes(outcome)

const scale: readonly Grade[] = ['A', 'B', 'C', 'D']

/** A grade near the given one: usually equal or lower, seldom better, because money is not the only criterion. */
function near(grade: Grade, chance: Chance): Grade {
  const step = chance.weighted([
    [0, 4],
    [-1, 1],
    [1, 4],
    [2, 2],
  ])
  return scale[Math.min(3, Math.max(0, scale.indexOf(grade) + step))] ?? grade
}

interface Raters {
  rater: StaffOfStory['user']
  second: StaffOfStory['user']
}

function commentsOn(told: ToldApplication, { rater, second }: Raters, chance: Chance): Judgement['comments'] {
  const { row, course } = told
  if (!course.begun || !chance.happens(0.4)) return []
  const at = daysAfter(course.begun, 0.1)
  const first = {
    workspaceId: row.workspaceId,
    id: idAt(at),
    applicationId: row.id,
    text: chance.pick(words[rater.language]),
    authorId: rater.id,
    createdAt: at,
  }
  if (!chance.happens(0.35)) return [first]
  const settled = { ...first, resolvedAt: daysAfter(at, 0.4), resolvedBy: second.id }
  const answerAt = daysAfter(at, 0.3)
  const answer = {
    ...first,
    id: idAt(answerAt),
    text: chance.pick(answers[second.language]),
    authorId: second.id,
    createdAt: answerAt,
  }
  return [settled, answer]
}

const words: Record<Language, readonly string[]> = {
  de: [
    'Telefonisch gesprochen, sehr freundlich. Kann die Wohnung sofort übernehmen.',
    'Referenz des bisherigen Vermieters ist positiv.',
    'Betreibungsauszug fehlt noch, nachgefragt.',
    'Passt gut zum Haus: Kinder im gleichen Alter wie die der Nachbarn.',
    'Einkommen knapp, aber sichere Anstellung.',
    'War an der Besichtigung pünktlich und gut vorbereitet.',
    'Arbeitgeber bestätigt die unbefristete Anstellung.',
  ],
  fr: [
    'Entretien téléphonique agréable, entrée possible tout de suite.',
    'Référence du bailleur actuel positive.',
    'Extrait des poursuites encore manquant, demandé.',
    'Revenu juste suffisant, mais emploi stable.',
    'Présents à la visite, dossier bien préparé.',
  ],
}

const convinced: Record<Language, string> = {
  de: 'Passt zur Wohnung und zum Haus.',
  fr: 'Convient au logement et à l’immeuble.',
}

const answers: Record<Language, readonly string[]> = {
  de: ['Ist nachgereicht, danke.', 'Einverstanden.', 'Habe ich ebenfalls so erlebt.'],
  fr: ['Reçu entre-temps, merci.', 'D’accord.', 'J’ai eu la même impression.'],
}
