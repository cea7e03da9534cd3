// Makes names new in each run. Letters only, because the forms refuse digits in a name.

export const newLetters = (count = 6): string =>
  String.fromCharCode(...crypto.getRandomValues(new Uint8Array(count)).map((byte) => 97 + (byte % 26)))
