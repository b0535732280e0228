import { useEffect } from 'preact/hooks';
import { formatNumber } from '../../i18n/format.js';
import { LANGUAGES, type Language, pageTexts } from '../../i18n/i18n.js';
import { speakOfOnline } from '../../i18n/online-pages.js';
import { available, findOut } from '../online/available.js';
import { change, DEFAULTS, type Settings, settings } from '../settings.js';
import { canShake, mayShake } from '../shake.js';
import { Button } from '../ui/button.js';
import { Segmented, Select, Switch } from '../ui/controls.js';
import { Later } from '../ui/later.js';
import { Page } from '../ui/page.js';
import { canRead } from '../ui/read-aloud.js';
import { say } from '../ui/toast.js';

/** Being told of online turns; fetched where there are any. */
async function loadTold() {
  await speakOfOnline();
  return (await import('../online/told.js')).Told;
}

const languages = Object.entries(LANGUAGES) as [Language, string][];

export default function SettingsPage() {
  const { settings: texts } = pageTexts();
  const now = settings.value;
  useEffect(() => void findOut(), []);
  return (
    <Page title={texts.title} lead={texts.lead}>
      <section class="panel stack loose">
        <Select
          label={texts.language}
          value={now.language}
          choices={[
            { value: 'system', label: texts.languageSystem },
            ...languages.map(([value, label]) => ({ value, label })),
          ]}
          onChange={(language) => change({ language })}
        />
        <Segmented
          legend={texts.theme}
          value={now.theme}
          choices={[
            { value: 'system', label: texts.themeSystem },
            { value: 'light', label: texts.themeLight },
            { value: 'dark', label: texts.themeDark },
          ]}
          onChange={(theme) => change({ theme })}
        />
        <Segmented
          legend={texts.textSize}
          value={now.textSize}
          choices={[
            { value: 'normal', label: texts.textNormal },
            { value: 'large', label: texts.textLarge },
            { value: 'largest', label: texts.textLargest },
          ]}
          onChange={(textSize) => change({ textSize })}
        />
      </section>
      <section class="panel stack loose">
        <Segmented
          legend={texts.motion}
          hint={texts.motionHelp}
          value={now.motion}
          choices={[
            { value: 'system', label: texts.motionSystem },
            { value: 'full', label: texts.motionFull },
            { value: 'reduced', label: texts.motionReduced },
          ]}
          onChange={(motion) => change({ motion })}
        />
        <Segmented
          legend={texts.speed}
          value={now.speed}
          choices={[
            { value: 'slow', label: texts.speedSlow },
            { value: 'normal', label: texts.speedNormal },
            { value: 'fast', label: texts.speedFast },
            { value: 'instant', label: texts.speedInstant },
          ]}
          onChange={(speed) => change({ speed })}
        />
        <Segmented
          legend={texts.botPace}
          hint={texts.botPaceHelp}
          value={now.botPace}
          choices={[
            { value: 'calm', label: texts.botPaceCalm },
            { value: 'brisk', label: texts.botPaceBrisk },
            { value: 'instant', label: texts.botPaceInstant },
          ]}
          onChange={(botPace) => change({ botPace })}
        />
        <Segmented
          legend={texts.dice}
          hint={texts.diceHelp}
          value={now.dice}
          choices={[
            { value: 'tap', label: texts.diceTap },
            ...(canShake() || now.dice === 'shake'
              ? [{ value: 'shake', label: texts.diceShake } as const]
              : []),
            { value: 'itself', label: texts.diceItself },
          ]}
          onChange={(dice) => void chooseDice(dice)}
        />
        <Switch
          label={texts.miceSpeak}
          hint={texts.miceSpeakHelp}
          checked={now.miceSpeak}
          onChange={(miceSpeak) => change({ miceSpeak })}
        />
        <Switch
          label={texts.boardTurns}
          hint={texts.boardTurnsHelp}
          checked={now.boardTurns}
          onChange={(boardTurns) => change({ boardTurns })}
        />
        <Switch
          label={texts.coordinates}
          hint={texts.coordinatesHelp}
          checked={now.coordinates}
          onChange={(coordinates) => change({ coordinates })}
        />
      </section>
      <section class="panel stack">
        {canRead() ? (
          <Switch
            label={texts.readAloud}
            hint={texts.readAloudHelp}
            checked={now.readAloud}
            onChange={(readAloud) => change({ readAloud })}
          />
        ) : null}
        <Switch label={texts.sound} checked={now.sound} onChange={(sound) => change({ sound })} />
        <div class="field">
          <label for="volume">{texts.volume(formatNumber(now.volume))}</label>
          <input
            id="volume"
            type="range"
            min="0"
            max="100"
            step="5"
            disabled={!now.sound}
            value={now.volume}
            onInput={(event) => change({ volume: event.currentTarget.valueAsNumber })}
          />
        </div>
      </section>
      <section class="panel stack">
        <Switch
          label={texts.children}
          hint={texts.childrenHelp}
          checked={now.children}
          onChange={(children) => change({ children })}
        />
      </section>
      {available.value === true && <Later quiet load={loadTold} props={{ alone: true }} />}
      <p>
        <Button
          words={texts.reset}
          onClick={() => {
            change(DEFAULTS);
            say(pageTexts().settings.resetDone);
          }}
        />
      </p>
    </Page>
  );
}

/** A device that is to feel how it is shaken may have to be allowed to. */
async function chooseDice(dice: Settings['dice']): Promise<void> {
  if (dice !== 'shake' || (await mayShake())) change({ dice });
  else say(pageTexts().settings.shakeRefused);
}
