/** The exercises of the lesson. The server carries out their moves. */
import { api } from '../net/api';
import type { LessonStep, AnyMove, Offers, Preview, SceneOut, TableView } from '../wire/messages';
import { progress, remember } from './progress';

/** The result of a move. */
export interface Outcome {
  /** The text that says which move is expected instead; the table has not changed then. */
  nudge?: string;
  steps: LessonStep[];
  /** What the learner can do next; null if the exercise is complete. */
  offers: Offers | null;
}

/** A prepared scene, or the second Age. */
export interface Exercise {
  open(): Promise<{ view: TableView; offers: Offers | null; steps: LessonStep[] }>;
  play(move: AnyMove): Promise<Outcome>;
  preview(move: AnyMove): Promise<Preview>;
}

/** A scene: complete after one right move; a scene without a task accepts no move. */
export function scene({ name, ask }: SceneOut): Exercise {
  return {
    open: async () => {
      const { view, offers } = await api.scene(name);
      return { view, offers: ask.do === 'go_on' ? null : (offers ?? null), steps: [] };
    },
    play: async (move) => {
      const { nudge, steps } = await api.tryMove(name, move);
      return { nudge, steps, offers: null };
    },
    preview: (move) => api.previewMove(name, move),
  };
}

/** The second Age: the learner plays on to its end. */
export function secondAge(): Exercise {
  const advance = async (move?: AnyMove) => {
    const { taken, steps, table } = await api.secondAge({ taken: progress().taken, ...(move ? { move } : {}) });
    remember({ taken });
    return { view: table.view, offers: table.offers ?? null, steps };
  };
  return {
    open: () => advance(),
    play: advance,
    preview: (move) => api.previewInSecondAge({ taken: progress().taken, move }),
  };
}
