import { expect, it } from 'vitest';
import { shortNames } from '../src/people/short-names';

it('takes the first words of a long name', () => {
  const names = ['Ada', 'Zofia Wiśniewska', 'The Duke of York', 'Мария Ивановна'];
  expect(shortNames(names)).toEqual(['Ada', 'Zofia', 'The Duke', 'Мария']);
});

it('leaves names whole that would be unclear or have no short first word', () => {
  const names = ['Anna Maria Kowalska', 'Anna Maria Zielińska', 'Konstantinopel'];
  expect(shortNames(names)).toEqual(names);
});
