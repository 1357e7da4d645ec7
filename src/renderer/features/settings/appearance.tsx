/** Looks and habits of this window; nothing here reaches the service. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { changePreferences, usePreferences } from '../../app/preferences.ts';
import { SelectField } from '../../components/choice-fields.tsx';
import { Switch } from '../../components/field.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { t } from '../../text/screens.ts';
import { DOCUMENT_TABS } from '../document/document.ts';

export function Appearance(): ReactElement {
  const { theme, density, singleKeys, documentTab, notify } = usePreferences();
  const [isRefused, setRefused] = useState(false);
  const askToNotify = async (on: boolean): Promise<void> => {
    const isDesktop = window.hearthDesktop !== undefined;
    if (on && !isDesktop && (await Notification.requestPermission()) !== 'granted') {
      setRefused(true);
      return;
    }
    setRefused(false);
    changePreferences({ notify: on });
  };
  return (
    <div className="flex flex-col gap-5">
      <Labelled label={t.settings.theme}>
        <Segmented
          label={t.settings.theme}
          value={theme}
          onChange={(next) => changePreferences({ theme: next })}
          options={[
            { value: 'system', label: t.shell.system },
            { value: 'light', label: t.shell.light },
            { value: 'dark', label: t.shell.dark },
          ]}
        />
      </Labelled>
      <Labelled label={t.settings.density}>
        <Segmented
          label={t.settings.density}
          value={density}
          onChange={(next) => changePreferences({ density: next })}
          options={[
            { value: 'compact', label: t.settings.densities.compact },
            { value: 'comfortable', label: t.settings.densities.comfortable },
            { value: 'roomy', label: t.settings.densities.roomy },
          ]}
        />
      </Labelled>
      <div className="w-56">
        <SelectField
          label={t.settings.documentTab}
          value={documentTab}
          options={DOCUMENT_TABS.map((tab) => [tab, t.document.tabs[tab]] as const)}
          onChange={(next) => changePreferences({ documentTab: next })}
        />
      </div>
      <Switch
        label={t.settings.singleKeys}
        help={t.settings.singleKeysHelp}
        checked={singleKeys}
        onChange={(next) => changePreferences({ singleKeys: next })}
      />
      <Switch
        label={t.settings.notify}
        help={isRefused ? t.settings.notifyRefused : t.settings.notifyHelp}
        checked={notify}
        onChange={(next) => void askToNotify(next)}
      />
      {window.hearthDesktop !== undefined && <OpenAtLogin />}
    </div>
  );
}

function OpenAtLogin(): ReactElement {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: ['desktop'],
    queryFn: () => window.hearthDesktop?.info() ?? null,
  });
  return (
    <Switch
      label={t.settings.openAtLogin}
      checked={data?.opensAtLogin === true}
      onChange={(open) => {
        void window.hearthDesktop
          ?.setOpenAtLogin(open)
          .then(() => queries.invalidateQueries({ queryKey: ['desktop'] }));
      }}
    />
  );
}

function Labelled({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactElement;
}): ReactElement {
  return (
    <div className="flex flex-col gap-1">
      <span aria-hidden className="text-xs font-medium text-ink-2">
        {label}
      </span>
      <div>{children}</div>
    </div>
  );
}
