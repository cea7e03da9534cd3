// Commonly guessed passwords that satisfy all four character classes: a common word with a capital letter, a digit
// and a sign, such as Passw0rd! or Willkommen1!.

const commonWords = new Set(
  [
    'password passwort motdepasse parole kennwort geheim secret login admin administrator root user test welcome willkommen bienvenue',
    'letmein changeme default master qwerty qwertz azerty qwer asdf asdfgh yxcvbn zxcvbn abcd abcdef iloveyou dragon monkey football',
    'baseball superman batman sunshine princess shadow michael jennifer hallo hello bonjour salut schweiz suisse switzerland zuerich',
    'lausanne geneve fussball ferrari porsche mercedes computer internet samsung google facebook microsoft',
  ].flatMap((line) => line.split(' ')),
)

const letterOf: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Returns the word without surrounding digits and signs, with digits inside it read as letters. */
function wordIn(password: string): string {
  const [core = ''] = /\p{L}.*\p{L}/su.exec(password) ?? []
  const letters = core.toLowerCase().replaceAll('ü', 'ue').replaceAll(/[éèê]/g, 'e')
  return letters.replaceAll(/[^a-z]/g, (sign) => letterOf[sign] ?? '')
}

export const isCommonPassword = (password: string): boolean => commonWords.has(wordIn(password))
