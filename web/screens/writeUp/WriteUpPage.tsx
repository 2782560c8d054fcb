import { hasResult } from '@elan/domain/project/moduleEntry';
import { catalogue } from '@elan/modules/catalogue';
import {
  ForecastLink,
  ForecastRegion,
  LoadedForecastPart,
} from '../../forecast/ForecastRegion.tsx';
import { Contradictions } from '../../moduleEditor/contradictions/Contradictions.tsx';
import { ForecastPartContext } from '../../moduleEditor/forecastPart.ts';
import { AutoFillCard } from '../../moduleEditor/frame/AutoFillCard.tsx';
import { ModuleBody } from '../../moduleEditor/frame/ModuleBody.tsx';
import { ModuleFrame } from '../../moduleEditor/frame/ModuleFrame.tsx';
import { moduleIntro } from '../../moduleEditor/result/moduleIntros.tsx';
import { WriteUpResult } from '../../moduleEditor/result/WriteUpResult.tsx';
import { Revisions } from '../../moduleEditor/revision/Revisions.tsx';
import { type ModulePageProps, useModuleEditor } from '../../moduleEditor/state/useModuleEditor.ts';
import { TwinPanel } from '../../moduleEditor/twin/TwinPanel.tsx';
import { RehearsalLink } from '../../projects/RehearsalLink.tsx';

/** A module with a write-up: the questions, the buttons, the text. */
export function ModulePage(props: ModulePageProps) {
  const editor = useModuleEditor(props);
  const { definition, project, form } = editor;
  const isForLenders = definition.forecast || definition.key === catalogue['business-plan'].key;
  const ModuleIntro = moduleIntro(definition);
  const page = (
    <ModuleFrame editor={editor}>
      {definition.forecast ? <ForecastLink /> : null}
      <div className="mb-4 empty:hidden print:hidden">
        <AutoFillCard
          heading={editor.heading}
          definition={definition}
          project={project}
          generation={editor.generation}
          mayWrite={editor.mayWrite}
          autoFill={editor.autoFill}
          retry={editor.retry}
        />
      </div>
      <div className="mb-4 empty:hidden">
        <Contradictions definition={definition} project={project} />
      </div>
      <ModuleBody
        editor={editor}
        intro={
          ModuleIntro ? (
            <ModuleIntro definition={definition} project={project} form={form} />
          ) : undefined
        }
      >
        <Revisions editor={editor}>
          <WriteUpResult editor={editor} />
        </Revisions>
        <TwinPanel editor={editor} />
        {isForLenders && hasResult(definition.kind, editor.content) ? (
          <RehearsalLink projectId={project.id} className="" />
        ) : null}
      </ModuleBody>
      {definition.forecast ? <ForecastRegion editor={editor} /> : null}
    </ModuleFrame>
  );
  if (!definition.forecast) return page;
  return <ForecastPartContext value={LoadedForecastPart}>{page}</ForecastPartContext>;
}
