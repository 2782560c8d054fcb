CREATE TABLE "industry_figures" (
	"naics" text NOT NULL,
	"year" integer NOT NULL,
	"size" text NOT NULL,
	"ratio" text NOT NULL,
	"q1" double precision NOT NULL,
	"median" double precision NOT NULL,
	"q3" double precision NOT NULL,
	"source" text NOT NULL,
	"licence" text NOT NULL,
	CONSTRAINT "industry_figures_naics_year_size_ratio_pk" PRIMARY KEY("naics","year","size","ratio")
);
--> statement-breakpoint
-- No row belongs to a person. Requests read them all and change none.
GRANT SELECT ON industry_figures TO app_user;
--> statement-breakpoint
ALTER TABLE industry_figures ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY every_row ON industry_figures FOR SELECT TO app_user USING (true);
