/** Which picture each player gets. */
import { describe, expect, it } from 'vitest';
import { avatarsOf, botAvatar, PEOPLE, personAvatar } from '../src/people/avatars';
import { playerTitles } from '../src/people/player-names';
import { setLanguage } from '../src/lib/texts.svelte';

const person = (name: string) => ({ name, level: '' });
const bot = (level: string) => ({ name: '', level });

describe('pictures of players', () => {
  it('are a bot’s own by its level, and an unknown bot has one too', () => {
    const levels = ['novice', 'adept', 'expert', 'master', 'grandmaster'];
    expect(levels.map((level) => botAvatar(level).picture)).toEqual(['pip', 'maren', 'osric', 'ysolde', 'theron']);
    expect(botAvatar('my_bot.py:Hoarder').picture).toBe('osric');
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
  it('say how well a bot plays, and tell two of a kind apart', async () => {
    await setLanguage('en');
    expect(playerTitles([person('Ada'), bot('adept'), bot('adept'), bot('champion')])).toEqual([
      'Ada',
      'Maren 1, adept',
      'Maren 2, adept',
      'Champion',
    ]);
  });
});
