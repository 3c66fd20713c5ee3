import { operations } from '@grossist/contracts';
import { beforeAll, test } from 'vitest';
import { sendHostileValues } from '../http/send-hostile-values.ts';
import { aScene } from '../support/a-scene.ts';
import { anEditor } from '../support/an-editor.ts';
import { testDatabase } from '../support/database.ts';
import { everyAnswer } from '../support/every-answer.ts';
import { SCENE_CLASS, SCENE_FEATURE, SCENE_PAGE, SCENE_VENDOR } from '../support/house-content.ts';
import { untilChanged } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';

const { db, pool } = await testDatabase();
const { answers, search } = everyAnswer(db, pool);
const app = testApp(db, { answers });

beforeAll(() => search.caughtUp());

const theScene = untilChanged(db, () => aScene(db));

const KNOWN = [SCENE_CLASS, SCENE_FEATURE, SCENE_PAGE, SCENE_VENDOR, 'da', 'custom', 'node', 'help'];

test.each(operations.filter(({ access }) => access === 'editor'))(
  '$name answers an editor whatever it is sent, and never by failing itself',
  async (operation) => {
    const { material } = await theScene();
    const editor = await anEditor(db, app);
    await sendHostileValues(editor, operation, [...KNOWN, material.sapMaterialNumber]);
  },
);
