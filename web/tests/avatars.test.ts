/** Which picture each player gets. */
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { avatarsOf, botAvatar, PEOPLE, personAvatar } from '../src/people/avatars';
import { playerNames, playerTitles } from '../src/people/player-names';
import { LANGUAGES, setLanguage } from '../src/lib/texts.svelte';
import { LEVELS } from '../src/wire/messages';

const person = (name: string) => ({ name, level: '' });
const bot = (level: string) => ({ name: '', level });

describe('pictures of players', () => {
  it('are a bot’s own by its level, and an unknown bot has one too', () => {
    expect(LEVELS.map((level) => botAvatar(level).picture)).toEqual(LEVELS.map((level) => `${level}-1`));
    expect(botAvatar('my_bot.py:Hoarder').picture).toBe('expert-1');
  });

  it.each(LEVELS)('differ for six bots of one level, and so do their names: %s', async (level) => {
    const chairs = Array.from({ length: 6 }, () => bot(level));
    for (const language of LANGUAGES) {
      await setLanguage(language);
      const names = playerNames(chairs);
      expect(new Set(names).size).toBe(6);
      expect(names[0]).toBe(playerNames([bot(level)])[0]);
      expect(names.filter((name) => /\d/.test(name))).toEqual([]);
    }
    const pictures = avatarsOf(chairs).map((face) => face!.picture);
    expect(new Set(pictures).size).toBe(6);
    for (const picture of pictures) expect(existsSync(`src/art/bots/${picture}.svg`)).toBe(true);
  });

  it('stay with a bot when others sit down', () => {
    const [alone, among] = [
      [bot('adept'), bot('master')],
      [bot('adept'), bot('master'), bot('adept'), person('Ada')],
    ];
    expect(avatarsOf(among).slice(0, 2)).toEqual(avatarsOf(alone));
    expect(playerNames(among).slice(0, 2)).toEqual(playerNames(alone));
  });

  it('stay with a name, regardless of case and spaces', () => {
    expect(personAvatar('Ada')).toEqual(personAvatar(' ada '));
    expect(PEOPLE).toContain(personAvatar('Ada').picture);
  });

  it('differ for all players at a table, even for people of the same name', () => {
    const faces = avatarsOf(['Ada', 'Ada', 'Ben', 'Eva', 'Ivo', 'Jana'].map(person));
    expect(new Set(faces.map((face) => face!.picture)).size).toBe(6);
    expect(faces[0]).toEqual(personAvatar('Ada'));
  });

  it('are missing for a free seat', () => {
    expect(avatarsOf([person('Ada'), person(''), bot('adept')]).map((face) => face?.kind)).toEqual([
      'person',
      undefined,
      'bot',
    ]);
  });

  it('are all used', () => {
    const names = Array.from({ length: 300 }, (_, number) => `Player ${number}`);
    expect(new Set(names.map((name) => personAvatar(name).picture)).size).toBe(PEOPLE.length);
  });
});

describe('titles', () => {
  it('say how well a bot plays, and are not numbered', async () => {
    await setLanguage('en');
    expect(playerTitles([person('Ada'), bot('adept'), bot('adept'), bot('champion')])).toEqual([
      'Ada',
      'Maren, adept',
      'Linnet, adept',
      'Champion',
    ]);
  });
});
